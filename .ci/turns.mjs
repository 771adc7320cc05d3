const DAYS = 3

/** Enables the daily rotation of long tests, in this process and its child processes. */
export function takeTurns() {
  process.env.DAY_OF_TURNS ??= String(Math.floor(Date.now() / 86_400_000))
}

/**
 * Returns `true` if an item of a list runs today. The full test command runs a third of the long tests each day, and
 * all of them within three days. Without the rotation (partial runs, `npm run test:deep`), every item runs.
 */
export const isOfTheDay = (index, day = process.env.DAY_OF_TURNS) =>
  day === undefined || index % DAYS === Number(day) % DAYS

/** For each item of a list of three, `true` if it runs today. */
export const TURNS = Array.from({ length: DAYS }, (_, index) => isOfTheDay(index))
