import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { SEED } from '../run-settings.js'
import { walk } from './browser/walk.js'

/** Seeds that have found a defect before, and seeds of the run. */
const FOUND = [2973, 5645, 5742, 710_213, 710_389, 710_726]
const SEEDS = [...FOUND, ...Array.from({ length: 3 }, (_, index) => SEED * 100 + index)]
const ACTIONS = 16

const hands = {
  click: (x: number, y: number) => sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] }),
  key: (press: string) => sendKeys({ press })
}

describe('Random walk over all elements', () => {
  for (const seed of SEEDS) {
    it(`with seed ${seed} breaks nothing, and ends with true data`, async () => {
      const { actions, findings, script } = await walk({ seed, length: ACTIONS }, hands)
      expect(findings, script.join('\n')).to.deep.equal([])
      expect(actions).to.equal(ACTIONS)
    })
  }
})
