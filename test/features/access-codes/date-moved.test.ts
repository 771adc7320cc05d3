import { moveTo } from '../../move.js'
import { expectToBecomeWhole, halfTyped } from '../support/half-date.js'
import { cleanUpAfterEach, settled } from '../support/setup.js'

describe('Incomplete date', () => {
  cleanUpAfterEach()

  // Fails in Firefox, which drops the incomplete value of a moved date field, even with `moveBefore`.
  const MOVES: Readonly<Record<string, (element: HTMLElement) => void>> = {
    prepend: (element) => document.body.prepend(element),
    moveBefore: (element) => moveTo(element, document.body.appendChild(document.createElement('main')))
  }
  for (const [how, move] of Object.entries(MOVES)) {
    it(`is kept while the element is moved with ${how}`, async () => {
      const { screen, element } = await halfTyped()
      move(element)
      await settled()
      await expectToBecomeWhole(screen)
    })
  }
})
