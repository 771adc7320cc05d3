import { expect } from 'chai'
import { nextTask } from '../../settled.js'
import { GENERATE } from '../support/access-code-calls.js'
import { type CodeDetails } from '../support/code-details.js'
import { settled, startPlatform, until } from '../support/stage.js'
import { cleanUpAfterEach, setup } from '../support/setup.js'

const NAME = 'Name the code'
/** When the platform responds with the generated code. */
const RESPONSES = ['while the element is detached', 'before Cancel', 'after Cancel'] as const

function press(details: CodeDetails, name: string): void {
  const [button] = details.all('button', name)
  if (!button) throw new Error(`There is no button "${name}": ${details.text}`)
  button.focus()
  button.click()
}

function rename(details: CodeDetails, name: string): void {
  const field = details.root.querySelector('form')?.querySelector('input')
  if (!field) throw new Error(`There is no field "${NAME}".`)
  field.focus()
  field.select()
  document.execCommand('insertText', false, name)
}

describe('Access code form that is canceled while a code is generated', () => {
  cleanUpAfterEach()

  for (const response of RESPONSES) {
    for (const isChanged of [false, true]) {
      for (const isImmediate of [false, true]) {
        const how = `${isChanged ? 'changed' : 'pristine'} form, ${isImmediate ? 'immediately' : 'later'}`
        it(`keeps the focus in a reinserted element: response ${response}, ${how}`, async () => {
          const platform = await startPlatform({ commandTime: 0 })
          const release = platform.hold(GENERATE)
          const { screen: details } = await setup('x-access-code-details', {
            platform,
            accessCodeId: 'access_code_garage_1'
          })
          press(details, 'Edit code')
          await details.find('button', 'Generate code')
          if (isChanged) rename(details, 'Another name')
          await settled()
          press(details, 'Generate code')
          await until(() => platform.requests(GENERATE).length > 0)
          const { element } = details
          const parent = element.parentElement
          element.remove()
          for (let turn = 0; turn < 3; turn += 1) await nextTask()
          if (response === 'while the element is detached') release()
          await settled()
          parent?.append(element)
          if (response === 'before Cancel') release()
          if (!isImmediate) await settled()
          press(details, 'Cancel')
          if (response === 'after Cancel') release()
          await settled()
          if (details.all('button', 'Discard').length > 0) press(details, 'Discard')
          await details.find('button', 'Edit code')
          await settled()
          expect(document.activeElement).to.equal(element)
          expect(details.focused).to.equal('Edit code')
        })
      }
    }
  }
})
