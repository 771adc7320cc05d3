import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { startsInReact } from './browser/react-start.js'
import { walk } from './browser/walk.js'

const hands = {
  click: (x: number, y: number) => sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] }),
  key: (press: string) => sendKeys({ press })
}

describe('Random walk in a React application', () => {
  it('is chosen by the seed for about a quarter of the walks', () => {
    const seeds = Array.from({ length: 1000 }, (_, seed) => seed).filter(startsInReact)
    expect(seeds.length).to.be.within(200, 300)
  })

  it('presses a row before React, and ends with true data', async () => {
    const { actions, earlyInputs, findings, script } = await walk({ seed: 1206, length: 8, isInReact: true }, hands)
    expect(findings, script.join('\n')).to.deep.equal([])
    expect({ actions, earlyInputs }).to.deep.equal({ actions: 8, earlyInputs: 1 })
  })
})
