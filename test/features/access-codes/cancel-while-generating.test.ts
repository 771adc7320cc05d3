import { nextTask } from '../../settled.js'
import { GENERATE } from '../support/access-code-calls.js'
import { setupCode } from '../support/code-details.js'
import { cleanUpAfterEach, settled, until } from '../support/setup.js'

/** When the platform responds with the generated code. */
const RESPONSES = ['while the element is detached', 'before Cancel', 'after Cancel'] as const

describe('Access code form that is canceled while a code is generated', () => {
  cleanUpAfterEach()

  for (const response of RESPONSES) {
    for (const isChanged of [false, true]) {
      for (const isImmediate of [false, true]) {
        const how = `${isChanged ? 'changed' : 'pristine'} form, ${isImmediate ? 'immediately' : 'later'}`
        it(`keeps the focus in a reinserted element: response ${response}, ${how}`, async () => {
          const { screen, element, hold, requests } = await setupCode({ commandTime: 0 })
          const release = hold(GENERATE)
          async function press(name: string): Promise<void> {
            const button = await screen.find('button', name)
            button.focus()
            button.click()
          }
          await press('Edit code')
          await screen.find('button', 'Generate code')
          if (isChanged) screen.enter('Name the code', 'Another name')
          await settled()
          await press('Generate code')
          await until(() => requests(GENERATE).length > 0)
          const parent = element.parentElement
          element.remove()
          for (let turn = 0; turn < 3; turn += 1) await nextTask()
          if (response === 'while the element is detached') release()
          await settled()
          parent?.append(element)
          if (response === 'before Cancel') release()
          if (!isImmediate) await settled()
          await press('Cancel')
          if (response === 'after Cancel') release()
          await settled()
          if (screen.names('button', 'Discard').length > 0) await press('Discard')
          await screen.find('button', 'Edit code')
          await settled()
          expect(document.activeElement).to.equal(element)
          expect(screen.focused).to.equal('Edit code')
        })
      }
    }
  }
})
