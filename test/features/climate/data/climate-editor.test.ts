import { climateText } from '../../../../src/features/climate/climate-text.js'
import { ENGLISH as en } from '../../../../src/messages/messages.js'
import { OFFERED } from '../../../core/offered.js'
import { advance, onFakeClock, settled } from '../../../core/time.js'
import { heat, openEditor } from './open-editor.js'

onFakeClock()

const FAILED = 'error: Hallway: Error updating climate setting. Please try again.'
const UNDONE = `success: Hallway: ${en.general.undone}`
const climateOf = (heat: number): string => climateText({ mode: 'heat_cool', heat, cool: 76 }, 'fahrenheit', en)
const undoOf = (heat: number): string => `undo: Hallway: ${climateOf(heat)}`

describe('Climate editor', () => {
  describe('Debouncing', () => {
    it('sends only the last of several values', async () => {
      const open = await openEditor()
      open.editor.set(heat(65), OFFERED)
      await advance(1900)
      open.editor.set(heat(66), OFFERED)
      await advance(1999)
      expect([open.sent(), open.shownHeat(), open.status()]).to.deep.equal([[], 66, 'idle'])
      await advance(1)
      await settled()
      expect([open.sent(), open.status(), open.fake.log]).to.deep.equal([[66], 'saving', []])
      await open.succeed()
      expect([open.shownHeat(), open.status(), open.fake.log]).to.deep.equal([
        66,
        'saved',
        ['event climate-change', undoOf(66)]
      ])
      await advance(3000)
      expect(open.status()).to.equal('idle')
      await advance(60_000)
      expect(open.sent()).to.deep.equal([66])
    })

    it('sends nothing if the value was set back to the current one', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      open.editor.set(heat(70), OFFERED)
      await advance(9000)
      expect([open.sent(), open.status(), open.editor.store.getState().draft]).to.deep.equal([[], 'idle', undefined])
    })

    it('sends only once if send() is called', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      void open.editor.send()
      await settled()
      expect(open.sent()).to.deep.equal([66])
      await open.succeed()
      await advance(9000)
      expect(open.sent()).to.deep.equal([66])
    })
  })

  describe('Pending values', () => {
    it('are sent after the request in flight', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.set(heat(64), OFFERED)
      await advance(2000)
      expect([open.sent(), open.shownHeat()]).to.deep.equal([[66], 64])
      await open.succeed()
      expect([open.sent(), open.shownHeat(), open.status(), open.fake.log]).to.deep.equal([
        [66, 64],
        64,
        'saving',
        ['event climate-change']
      ])
      await open.succeed()
      expect([open.shownHeat(), open.status()]).to.deep.equal([64, 'saved'])
      expect(open.fake.log).to.deep.equal(['event climate-change', 'event climate-change', undoOf(64)])
    })

    it('are shown while a request of another element is in flight, and sent after it', async () => {
      const open = await openEditor()
      const elsewhere = open.setElsewhere(60)
      open.editor.set(heat(66), OFFERED)
      await advance(9000)
      expect([open.sent(), open.shownHeat(), open.status()]).to.deep.equal([[60], 66, 'saving'])
      await open.succeed()
      await elsewhere
      await settled()
      expect(open.sent()).to.deep.equal([60, 66])
    })

    it('are debounced if set shortly before the request in flight completes', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.set(heat(64), OFFERED)
      await advance(1000)
      await open.succeed()
      await advance(999)
      expect(open.sent()).to.deep.equal([66])
      await advance(1)
      await settled()
      expect(open.sent()).to.deep.equal([66, 64])
    })

    it('are sent at once on flush, next to the request in flight', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.set(heat(64), OFFERED)
      void open.editor.flush()
      await settled()
      expect(open.sent()).to.deep.equal([66, 64])
      await advance(1000)
      expect(open.fake.attempts()).to.equal(2)
    })
  })

  describe('Rollback', () => {
    it('restores the value and offers a retry after a failed request', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.fail()
      expect([open.shownHeat(), open.status(), open.fake.log]).to.deep.equal([70, 'idle', [FAILED]])
      open.fake.tryAgain()
      await settled()
      expect([open.sent(), open.shownHeat(), open.status()]).to.deep.equal([[66, 66], 66, 'saving'])
      await open.succeed()
      expect([open.shownHeat(), open.fake.log]).to.deep.equal([66, [FAILED, 'event climate-change', undoOf(66)]])
    })

    it('shows that the value is set if "Try again" is pressed after the platform has applied it', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.fail()
      await open.report(66)
      open.fake.tryAgain()
      await settled()
      expect([open.sent(), open.shownHeat(), open.status()]).to.deep.equal([[66], 66, 'idle'])
      expect(open.fake.log).to.deep.equal([FAILED, `success: Hallway: ${climateOf(66)}`])
    })

    it('restores the value even while the user holds a control', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.hold(heat(66))
      await open.fail()
      expect([open.shownHeat(), open.fake.log]).to.deep.equal([70, [FAILED]])
    })

    it('shows no error if a newer value is pending', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.set(heat(64), OFFERED)
      await open.fail()
      expect([open.shownHeat(), open.fake.log]).to.deep.equal([64, []])
    })

    for (const outcome of [{ status: 'rejected', reason: 'canceled' }, { status: 'ended' }] as const) {
      it(`restores the value after the outcome "${outcome.status}" and does not send again`, async () => {
        let attempts = 0
        const open = await openEditor({
          send() {
            attempts += 1
            return Promise.resolve(outcome)
          }
        })
        open.editor.set(heat(66), OFFERED)
        await advance(60_000)
        expect([attempts, open.shownHeat(), open.status(), open.fake.log]).to.deep.equal([1, 70, 'idle', []])
      })
    }

    it('discards values in flight or pending when the session ends', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.set(heat(64), OFFERED)
      open.session.dispose()
      await advance(60_000)
      expect([open.sent(), open.status(), open.fake.log]).to.deep.equal([[66], 'idle', []])
      expect(open.editor.store.getState().draft).to.equal(undefined)
    })
  })

  describe('Undo', () => {
    it('restores a saved value at once and offers no further undo', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.succeed()
      expect(open.fake.canUndo()).to.equal(true)
      open.fake.undo()
      await settled()
      expect([open.sent(), open.shownHeat()]).to.deep.equal([[66, 70], 70])
      await open.succeed()
      expect(open.fake.log).to.deep.equal(['event climate-change', undoOf(66), 'event climate-change', UNDONE])
    })

    it('shows "Undone" without a request if the device is already back at its earlier value', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.succeed()
      const { undo } = open.fake
      await open.report(70)
      undo()
      await settled()
      expect([open.sent(), open.shownHeat(), open.fake.log.at(-1)]).to.deep.equal([[66], 70, UNDONE])
    })

    it('is no longer offered once another value is set', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.succeed()
      open.editor.set(heat(64), OFFERED)
      expect(open.fake.canUndo()).to.equal(false)
    })

    it('is no longer offered while another element sets the climate', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.succeed()
      void open.setElsewhere(60)
      expect(open.fake.canUndo()).to.equal(false)
      await settled()
      await open.succeed()
      expect(open.fake.canUndo()).to.equal(false)
    })
  })
})
