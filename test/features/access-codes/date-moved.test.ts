import { moveTo } from '../../move.js'
import { expectToBecomeWhole, halfTyped } from '../support/half-date.js'
import { settled, startPlatform, useCleanPage } from '../support/stage.js'

const MOVES: Readonly<Record<string, (element: HTMLElement) => void>> = {
  prepend: (element) => document.body.prepend(element),
  moveBefore: (element) => moveTo(element, document.body.appendChild(document.createElement('main')))
}

describe('Half of a date', () => {
  useCleanPage()

  // Not in Firefox, which itself forgets what it holds of a field that is moved, by `moveBefore` as well.
  for (const [how, move] of Object.entries(MOVES)) {
    it(`stays while the element is moved by ${how}`, async () => {
      const form = await halfTyped(await startPlatform())
      move(form.element)
      await settled()
      await expectToBecomeWhole(form)
    })
  }
})
