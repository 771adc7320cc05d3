/** Merges an entry with its shared part. */
const joined = (shared, { options, platform, steps = [], ...own }) => ({
  ...shared,
  ...own,
  options: { ...shared.options, ...options },
  platform: { ...shared.platform, ...platform },
  steps: [...(own.isBegunBy ?? shared.isBegunBy ?? []), ...steps]
})

/**
 * Returns the entries of a screen.
 *
 * @param shared common part of all states. `isBegunBy` contains their first steps.
 * @param states additional parts by state name. `widest` replaces the largest width, in CSS pixels.
 */
export const entriesOf = (screen, shared, states) =>
  Object.entries(states).map(([state, own]) => {
    const { isBegunBy: _, ...entry } = joined(shared, own)
    return { screen, state, ...entry }
  })
