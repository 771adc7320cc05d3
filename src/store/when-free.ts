import type { Session } from './session.js'

/** Waits until no change of a key is under way, in whichever element it was begun. Does so only where one is. */
export async function whenFree({ store }: Session, key: string): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(({ changes }) => {
      if (changes.has(key)) return
      stop()
      resolve()
    })
  })
}

/** Whether a change of a key is under way. */
export const isBusy = ({ store }: Session, key: string): boolean => store.getState().changes.has(key)
