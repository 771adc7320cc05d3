/** Separator between facts of a code (specification, section 2; behaviour, access codes). */
export const FACT_SEPARATOR = ' • '
