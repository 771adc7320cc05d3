import { nextTask } from './next-task.js'

/** Resolves when what is drawn now has been seen; at once where nobody looks. */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'visible') await new Promise((resolve) => requestAnimationFrame(resolve))
  // A frame is made when the task of it ends.
  await nextTask()
}
