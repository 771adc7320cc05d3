import type { ClimateEditor } from '../../../../src/features/climate/climate-editor.js'
import { OFFERED } from '../../../core/offered.js'
import { advance, onFakeClock, setClock, settled } from '../../../core/time.js'
import { heat, openEditor } from './open-editor.js'

onFakeClock()

describe('Climate editor', () => {
  describe('Held values', () => {
    it('are shown despite changes made elsewhere until released', async () => {
      const open = await openEditor()
      open.editor.hold(heat(70))
      const elsewhere = open.setElsewhere(60)
      await settled()
      await open.succeed()
      await elsewhere
      expect(open.shownHeat()).to.equal(70)
      open.editor.hold(undefined)
      expect(open.shownHeat()).to.equal(60)
    })

    it('are replaced by a pending value when released', async () => {
      const open = await openEditor()
      open.editor.hold(heat(70))
      open.editor.set(heat(66), OFFERED)
      open.editor.hold(undefined)
      expect(open.shownHeat()).to.equal(66)
    })
  })

  describe('Expired values', () => {
    const EXPIRED = ['rejected: expired']

    const sends: Readonly<Record<string, (editor: ClimateEditor) => unknown>> = {
      'the page is closed': ({ flush }) => flush(),
      'the page is hidden': ({ send }) => send(),
      'the element is removed': ({ end }) => end(),
      'the debounce ends': () => advance(2000)
    }
    for (const [moment, send] of Object.entries(sends)) {
      it(`are rejected when ${moment} after the machine was asleep`, async () => {
        const open = await openEditor()
        open.editor.set(heat(66), OFFERED)
        setClock(Date.now() + 60_000)
        await send(open.editor)
        await settled()
        expect([open.sent(), open.fake.log]).to.deep.equal([[], EXPIRED])
        expect([open.shownHeat(), open.status()]).to.deep.equal([70, 'idle'])
      })
    }

    it('are rejected when the user releases the control', async () => {
      const open = await openEditor()
      open.editor.hold(heat(66))
      open.editor.set(heat(66), OFFERED, Date.now() - 10_001)
      open.editor.hold(undefined)
      await advance(2000)
      expect([open.sent(), open.fake.log, open.shownHeat()]).to.deep.equal([[], EXPIRED, 70])
    })

    it('are rejected after another request was in flight for more than 10 s', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      open.editor.set(heat(64), OFFERED)
      await advance(10_001)
      await open.succeed()
      expect([open.sent(), open.shownHeat()]).to.deep.equal([[66], 66])
      expect(open.fake.log).to.deep.equal([...EXPIRED, 'event climate-change'])
    })

    it('are sent after "Try again"', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED, Date.now() - 10_001)
      await advance(2000)
      open.fake.tryAgain()
      await settled()
      expect([open.sent(), open.shownHeat()]).to.deep.equal([[66], 66])
    })
  })

  describe('End', () => {
    it('sends pending values', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      open.editor.end()
      await settled()
      expect(open.sent()).to.deep.equal([66])
    })

    it('hides the success status', async () => {
      const open = await openEditor()
      open.editor.set(heat(66), OFFERED)
      await advance(2000)
      await open.succeed()
      expect(open.status()).to.equal('saved')
      open.editor.end()
      expect(open.status()).to.equal('idle')
    })
  })
})
