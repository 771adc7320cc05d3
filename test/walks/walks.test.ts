import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { SEED } from '../run-settings.js'
import { walk } from './browser/walk.js'

/** What found something before; and others each day. */
const FOUND = [2973, 5645, 5742, 710_213, 710_389, 710_726]
const SEEDS = [...FOUND, ...Array.from({ length: 3 }, (_, index) => SEED * 100 + index)]
const ACTIONS = 16

const hands = {
  click: (x: number, y: number) => sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] }),
  key: (press: string) => sendKeys({ press })
}

describe('A walk over all elements', () => {
  for (const seed of SEEDS) {
    it(`of seed ${seed} breaks nothing, and ends with what is true`, async () => {
      const { actions, findings, script } = await walk({ seed, length: ACTIONS }, hands)
      expect(findings, script.join('\n')).to.deep.equal([])
      expect(actions).to.equal(ACTIONS)
    })
  }
})
