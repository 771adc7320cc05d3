import { sendKeys } from '@web/test-runner-commands'
import { nextTask } from '../settled.js'
import { CODE, CREATE, NAME, NEW_CODE } from './support/code-form.js'
import { choose, openMenu } from './support/code-table.js'
import { openForm, setupPresets } from './support/preset-manager.js'
import { cleanUpAfterEach, setup } from './support/setup.js'
import { recordEvents, type Screen, settled, type, until } from './support/stage.js'

/** Removes an element and waits until its removal is processed. */
async function leave({ element }: Screen<HTMLElement>): Promise<void> {
  element.remove()
  for (let turn = 0; turn < 3; turn += 1) await nextTask()
  await settled()
}

/** Reinserts an element while a button of the page has the focus. */
async function comeBack({ element }: Screen<HTMLElement>): Promise<HTMLElement> {
  const own = document.body.appendChild(document.createElement('button'))
  own.focus()
  document.body.append(element)
  await settled()
  return own
}

const toasts = ({ root }: Screen<HTMLElement>): number => root.querySelectorAll('[part=toast]:not(.loading)').length

describe('Element removed and reinserted', () => {
  cleanUpAfterEach()

  it('keeps all values of a new code, including an incomplete date', async () => {
    const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE })
    form.enter(NAME, 'Cleaning crew')
    form.enter(CODE, '2468')
    form.check('Start/end times')
    await settled()
    const previous = form.values
    await leave(form)
    const own = await comeBack(form)
    expect(form.values)
      .to.deep.equal(previous)
      .and.to.include({ [NAME]: 'Cleaning crew', [CODE]: '2468' })
    expect(document.activeElement).to.equal(own)
  })

  it('keeps form errors without taking the focus', async () => {
    const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE })
    await form.press('button', 'Save')
    await until(() => form.error(NAME))
    await leave(form)
    const own = await comeBack(form)
    expect(form.error(NAME)).not.to.equal(undefined)
    expect(document.activeElement).to.equal(own)
  })

  it('opens a modal dialog again', async () => {
    const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE, showBack: true })
    form.enter(NAME, 'Cleaning crew')
    await form.press('button', 'Cancel')
    await until(() => form.dialog?.matches(':modal'))
    await leave(form)
    await comeBack(form)
    expect(form.dialog?.matches(':modal')).to.equal(true)
    await form.press('button', 'Keep editing')
    await until(() => !form.dialog)
    expect(form.values).to.include({ [NAME]: 'Cleaning crew' })
  })

  it('moves the focus to the modal dialog of another element after its own dialog was closed', async () => {
    const { screen: below, platform } = await setup('x-access-code-form', { ...NEW_CODE, showBack: true })
    const { screen: above } = await setup('x-access-code-form', { platform, ...NEW_CODE, showBack: true })
    for (const form of [above, below]) {
      form.enter(NAME, 'Cleaning crew')
      await form.press('button', 'Cancel')
      await until(() => form.dialog?.matches(':modal'))
      if (form === above) await leave(above)
    }
    await comeBack(above)
    expect(above.focused).to.equal('Keep editing')
    await above.press('button', 'Keep editing')
    await until(() => !above.dialog)
    expect(below.focused).to.equal('Keep editing')
  })

  it('keeps an inline question without taking the focus', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    await choose(table, 'Family', 'Delete')
    await until(() => table.all('question').length)
    await leave(table)
    const own = await comeBack(table)
    expect(table.all('question')).to.have.length(1)
    expect(document.activeElement).to.equal(own)
    await table.press('button', 'Cancel')
    await until(() => table.all('question').length === 0)
  })

  it('closes a menu, which opens again with one press', async () => {
    const { screen: table } = await setup('x-access-code-table', { deviceId: 'device_garage' })
    await openMenu(table, 'Family')
    await leave(table)
    const own = await comeBack(table)
    expect(table.root.querySelector('[role=menu]')).to.equal(null)
    expect(document.activeElement).to.equal(own)
    await openMenu(table, 'Family')
  })

  it('closes a popover and keeps the search of the catalogue', async () => {
    const { screen: catalogue } = await setup('x-supported-devices')
    type(await catalogue.find('search'), 'yale')
    await catalogue.press('button', 'Filters')
    const button = await catalogue.find('button', 'Filters')
    await until(() => button.ariaExpanded === 'true')
    await leave(catalogue)
    await comeBack(catalogue)
    expect(button.ariaExpanded).to.equal('false')
    expect(catalogue.root.querySelector(':popover-open')).to.equal(null)
    expect(await catalogue.find('search')).to.have.property('value', 'yale')
  })

  it('keeps a typed, unconfirmed temperature', async () => {
    const manager = await openForm((await setupPresets()).screen, 'Guest arrival')
    const field = manager.field('Heat to')
    field.focus()
    type(field, '61')
    await leave(manager)
    await comeBack(manager)
    expect(manager.field('Heat to').value).to.match(/^61/)
  })

  it('does not return the focus to a row', async () => {
    const { screen: table } = await setup('x-device-table')
    await table.find('row', 'Garage')
    table.all('row', 'Garage')[0]?.focus()
    await leave(table)
    const own = await comeBack(table)
    type(await table.find('search'), 'gar')
    await settled()
    expect(document.activeElement).to.equal(own)
  })

  it('does not return the focus to a row after going back from its details', async () => {
    const { screen: table } = await setup('x-device-table')
    await table.press('row', 'Garage')
    await table.press('button', 'Back')
    await until(() => table.focused?.includes('Garage'))
    await leave(table)
    const own = await comeBack(table)
    expect(document.activeElement).to.equal(own)
    expect(table.all('row').length).to.be.greaterThan(1)
  })

  it('keeps a name that was rejected meanwhile, without a toast', async () => {
    const { screen: details, release } = await setup('x-device-details', {
      deviceId: 'device_garage',
      faults: { '/devices/update': { status: 500 } },
      holds: ['/devices/update']
    })
    await details.press('button', 'Edit name')
    type(await details.find('textbox', 'Device name'), 'Carport')
    await sendKeys({ press: 'Enter' })
    await until(() => details.text.includes('Carport'))
    await leave(details)
    release('/devices/update')
    await settled()
    await comeBack(details)
    expect(await details.find('textbox', 'Device name')).to.have.property('value', 'Carport')
    expect(toasts(details)).to.equal(0)
  })

  it('empties the form after a code was created meanwhile, without a second toast', async () => {
    const { screen: form, requests, release } = await setup('x-access-code-form', { ...NEW_CODE, holds: [CREATE] })
    const events = recordEvents(form, 'access-code-created')
    form.enter(NAME, 'Cleaning crew')
    form.enter(CODE, '2468')
    await form.press('button', 'Save')
    await until(() => requests(CREATE).length === 1)
    await leave(form)
    release(CREATE)
    await until(() => events.length === 1)
    await settled()
    await comeBack(form)
    expect(form.values).to.include({ [NAME]: '', [CODE]: '' })
    expect(toasts(form)).to.equal(0)
    expect(requests(CREATE)).to.have.length(1)
  })

  it('does not show old toasts again', async () => {
    const { screen: form } = await setup('x-access-code-form', { ...NEW_CODE })
    form.enter(NAME, 'Cleaning crew')
    form.enter(CODE, '2468')
    await form.press('button', 'Save')
    await until(() => toasts(form) === 1)
    await leave(form)
    await comeBack(form)
    expect(toasts(form)).to.equal(0)
  })
})
