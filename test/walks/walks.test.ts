import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { SEED } from '../run-settings.js'
import { walk } from './browser/walk.js'

/** Seeds of the run. What a walk has found gets a test of its own, because later walks of its seed differ. */
const SEEDS = Array.from({ length: 3 }, (_, index) => SEED * 100 + index)
const ACTIONS = 16

const hands = {
  click: (x: number, y: number) => sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] }),
  key: (press: string) => sendKeys({ press })
}

describe('Random walk over all elements', () => {
  for (const seed of SEEDS) {
    it(`breaks nothing, and ends with true data, with seed ${seed}`, async () => {
      const { actions, findings, script } = await walk({ seed, length: ACTIONS }, hands)
      expect(findings, script.join('\n')).to.deep.equal([])
      expect(actions).to.equal(ACTIONS)
    })
  }

  it('puts an element back that its host removes at the end, when a delayed command is sent', async () => {
    const script = [
      'handler {"element":0,"does":"remove"}',
      'press {"target":{"element":0,"role":"button","name":"Cool: higher","nth":0}}'
    ]
    const { actions, findings } = await walk({ seed: 1016, length: script.length, script }, hands)
    expect(findings).to.deep.equal([])
    expect(actions).to.equal(script.length)
  })

  it('leaves a number field at the end, because typing into it keeps both set points unchanged', async () => {
    const slide = 'slide {"target":{"element":0,"role":"slider","name":"Heat","nth":0},"steps":-3}'
    const script = [
      slide,
      'pass {"milliseconds":2100}',
      slide,
      'pass {"milliseconds":12000}',
      'type {"target":{"element":0,"role":"spinbutton","name":"Cool to","nth":0},"text":"70","enter":false}'
    ]
    const { actions, findings } = await walk({ seed: 1033, length: script.length, script }, hands)
    expect(findings).to.deep.equal([])
    expect(actions).to.equal(script.length)
  })
})
