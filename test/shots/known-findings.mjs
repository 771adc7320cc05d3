/**
 * Known findings: a part of the finding and its reason. Remove an entry when it is fixed; the test fails if an entry no
 * longer occurs.
 */
export const KNOWN_FINDINGS = [
  {
    finding: 'of row-model is cut off by',
    reason: 'A model is hidden in a narrow row without room for it. The details of the device show it.'
  }
]

/** Returns the known finding that a text contains, or `undefined`. */
export const knownOf = (text) => KNOWN_FINDINGS.find(({ finding }) => text.includes(finding))
