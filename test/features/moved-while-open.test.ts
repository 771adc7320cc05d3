import { moveTo } from '../move.js'
import { openMenu } from './support/code-table.js'
import { cleanUpAfterEach, type Screen, settled, setup, until } from './support/setup.js'

const isOpen = ({ root }: Screen<HTMLElement>): boolean => root.querySelector('[part~=menu]:popover-open') !== null

/** Moves an element and checks that its popover and its button agree. */
async function move(
  screen: Screen<HTMLElement>,
  by: (element: HTMLElement, to: HTMLElement) => void,
  button: HTMLElement
) {
  by(screen.element, document.body.appendChild(document.createElement('main')))
  await settled()
  await until(() => button.ariaExpanded === String(isOpen(screen)))
  if (isOpen(screen)) return
  button.click()
  await until(() => isOpen(screen) && button.ariaExpanded === 'true')
}

describe('Moved element', () => {
  cleanUpAfterEach()

  const MOVES = {
    append: (element: HTMLElement, to: HTMLElement) => void to.append(element),
    'moveBefore (or append as a fallback)': moveTo
  }
  for (const [how, by] of Object.entries(MOVES)) {
    it(`keeps or reopens its menu after ${how}`, async () => {
      const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
      await openMenu(table, 'Family')
      const button = await table.find('button', 'Actions for Family')
      expect(button.ariaExpanded).to.equal('true')
      await move(table, by, button)
    })

    it(`keeps or reopens its filters after ${how}`, async () => {
      const { screen: catalogue } = await setup('x-supported-devices')
      await catalogue.press('button', 'Filters')
      await until(() => isOpen(catalogue))
      const button = await catalogue.find('button', 'Filters')
      await move(catalogue, by, button)
    })
  }
})
