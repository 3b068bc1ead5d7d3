/**
 * Is the person still signed in on the device of a subscription (`s`)? A device that was signed out, here or from afar,
 * hears nothing more, whatever its browser still holds.
 */
export const HAS_LIVE_SESSION = `exists (select 1 from sessions l
  where l.user_id = s.user_id and coalesce(l.device_id, l.id::text) = s.device_id and l.expires_at > now())`
