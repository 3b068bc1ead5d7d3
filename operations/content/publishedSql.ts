/**
 * True for a piece that is published for an age group or for all ages, as `choosePieces` has it
 * (`domain/content/published.ts`). `ageGroup` is the parameter.
 */
export const isPublishedFor = <const Piece extends string, const AgeGroup extends string>(
  piece: Piece,
  ageGroup: AgeGroup,
) =>
  `(${piece}._status = 'published' and (${piece}.age_group is null or ${piece}.age_group::text = ${ageGroup}))` as const
