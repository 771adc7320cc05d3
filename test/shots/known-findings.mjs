/**
 * What is known to be wrong on screens, and is being mended: part of a finding, and the reason why it stands here. Whoever
 * mends one takes it out; the walk fails where one is not found any more.
 */
export const KNOWN_FINDINGS = [
  {
    finding: 'covered text: div.toast',
    reason: 'A toast lies over the last lines of a screen whose end is below the window, until it goes.'
  }
]

/** What is known of a finding, if anything. */
export const knownOf = (text) => KNOWN_FINDINGS.find(({ finding }) => text.includes(finding))
