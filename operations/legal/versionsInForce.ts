/**
 * The versions in force, as one text: `guidelines 1.0.0,privacy 1.0.0`. The function `require_legal_versions` of the
 * database compares it, so both write it the same way.
 */
export const versionsInForce = `(select coalesce(string_agg(v.document_type || ' ' || v.version, ',' order by v.document_type), '')
    from legal_versions v where v.active)`
