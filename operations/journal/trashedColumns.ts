/** What an entry keeps in the trash: all of it but who it was shared with. */
export const TRASHED_COLUMNS =
  'id, user_id, mood_id, mood, title, body, audio_url, audio_seconds, transcript, transcript_by, tags, is_held, date, version, created_at'
