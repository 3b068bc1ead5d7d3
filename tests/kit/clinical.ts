/** What no page of a child asks or says: the clinic's names of focus areas, zip codes and sex. */
export const clinical = /depression|anxiety|grief|overthinking|relationships|self-esteem|\bzip\b|\bsex\b/i

/** The same on the way in, where a child is not asked for pronouns either. */
export const notAskedOfChildren = new RegExp(`${clinical.source}|pronoun`, 'i')
