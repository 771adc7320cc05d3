import { expect } from 'chai'
import { moveTo } from '../move.js'
import { SupportedDevicesElement } from '../../elements/supported-devices.js'
import { loadedCodeTable, openMenu } from './support/code-table.js'
import { type Screen, settled, show, startPlatform, until, useCleanPage } from './support/stage.js'

const MOVES = {
  append: (element: HTMLElement, to: HTMLElement) => void to.append(element),
  'moveBefore, or append where there is none': moveTo
}

const isOpen = ({ root }: Screen<HTMLElement>): boolean => root.querySelector('[part~=menu]:popover-open') !== null

/** Moves an element to another place; what is open in it, and what its button says of that, must be the same then. */
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

describe('An element that is moved', () => {
  useCleanPage()

  for (const [how, by] of Object.entries(MOVES)) {
    it(`by ${how} has its open menu there as well, or opens it by one press`, async () => {
      const table = await loadedCodeTable(await startPlatform())
      await openMenu(table, 'Family')
      const button = await table.find('button', 'Actions for Family')
      expect(button.ariaExpanded).to.equal('true')
      await move(table, by, button)
    })

    it(`by ${how} has its open filters there as well, or opens them by one press`, async () => {
      const { client } = await startPlatform()
      const catalogue = show(SupportedDevicesElement, { client })
      await catalogue.press('button', 'Filters')
      await until(() => isOpen(catalogue))
      const button = await catalogue.find('button', 'Filters')
      await move(catalogue, by, button)
    })
  }
})
