import { openUndoWindow, type UndoWindow } from '../../src/ui/feedback/undo-window.js'
import { clock, MINUTE, SECOND, stopClock, useFakeClock } from '../clock.js'

describe('Undo window', () => {
  useFakeClock(() => stopClock(Date.parse('2030-01-01T12:00:00Z')))

  /** @returns the window, and `isUndone`, which resolves to `undefined` while the window is open */
  function opened(): { readonly window: UndoWindow; isUndone(): Promise<boolean | undefined> } {
    const window = openUndoWindow()
    return { window, isUndone: () => Promise.race([window.isUndone, Promise.resolve(undefined)]) }
  }

  it('lasts 8 seconds, and leaves no timer', async () => {
    const { isUndone } = opened()
    clock.tick(8 * SECOND - 1)
    expect(await isUndone()).to.equal(undefined)
    clock.tick(1)
    expect(await isUndone()).to.equal(false)
    expect(clock.countTimers()).to.equal(0)
  })

  it('is decided once', async () => {
    const { window, isUndone } = opened()
    window.undo()
    window.close()
    window.pause(true)
    expect(await isUndone()).to.equal(true)
    expect(clock.countTimers()).to.equal(0)
  })

  it('pauses while the user is about to decide, for at most a minute in total', async () => {
    const { window, isUndone } = opened()
    clock.tick(5 * SECOND)
    window.pause(true)
    clock.tick(40 * SECOND)
    window.pause(false)
    clock.tick(3 * SECOND - 1)
    expect(await isUndone()).to.equal(undefined)
    window.pause(true)
    clock.tick(12 * SECOND)
    expect(await isUndone()).to.equal(undefined)
    clock.tick(1)
    expect(await isUndone()).to.equal(false)
  })

  it('does not last longer if the system clock is set back meanwhile', async () => {
    const { window, isUndone } = opened()
    window.pause(true)
    clock.setSystemTime(clock.now - 60 * MINUTE)
    window.pause(false)
    window.pause(true)
    clock.tick(MINUTE)
    expect(await isUndone()).to.equal(false)
    const other = opened()
    clock.setSystemTime(clock.now - 60 * MINUTE)
    other.window.pause(true)
    other.window.pause(false)
    clock.tick(8 * SECOND)
    expect(await other.isUndone()).to.equal(false)
  })
})
