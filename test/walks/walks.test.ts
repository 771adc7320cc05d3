import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { expect } from 'chai'
import { walk } from './browser/walk.js'

const SEEDS = Array.from({ length: 40 }, (_, index) => index + 1)
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
