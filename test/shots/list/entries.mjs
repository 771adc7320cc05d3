/** What an entry says beside what it shares with others. */
const joined = (shared, { options, platform, steps = [], ...own }) => ({
  ...shared,
  ...own,
  options: { ...shared.options, ...options },
  platform: { ...shared.platform, ...platform },
  steps: [...(own.isBegunBy ?? shared.isBegunBy ?? []), ...steps]
})

/**
 * The entries of a screen.
 *
 * @param shared what all of its states have in common; `isBegunBy` are the steps that each begins with.
 * @param states each by its name: what it has besides.
 */
export const entriesOf = (screen, shared, states) =>
  Object.entries(states).map(([state, own]) => {
    const { isBegunBy: _, ...entry } = joined(shared, own)
    return { screen, state, ...entry }
  })
