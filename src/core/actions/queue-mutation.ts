import type { Session } from '../session/session.js'

/** Waits until a change that is under way has ended. */
const whenEnded = ({ store }: Pick<Session, 'store'>, key: string): Promise<void> =>
  new Promise((resolve) => {
    const stop = store.subscribe(({ mutations }) => {
      if (mutations.has(key)) return
      stop()
      resolve()
    })
  })

/**
 * Queues a change whose key may be taken.
 *
 * @param begin is called as soon as the key is free, and makes the change in the same turn, before any other that waits.
 */
export async function queueMutation<Result>(
  session: Pick<Session, 'store'>,
  key: string,
  begin: () => Result | Promise<Result>
): Promise<Result> {
  while (session.store.getState().mutations.has(key)) await whenEnded(session, key)
  return begin()
}
