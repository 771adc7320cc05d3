import { sendKeys } from '@web/test-runner-commands'
import { clickEnabled } from '../enabled.js'
import { addCodes, addLock, isOnTop, LOCK } from './add-lock.js'
import {
  add,
  all,
  findButton,
  press,
  recordEvents,
  rowNames,
  rowOf,
  rowsOf,
  searchOf,
  settled,
  textOf,
  type,
  until
} from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

describe('Element in a closed shadow root', () => {
  onStage()

  const closedRoot = (parent: Node = document.body): ShadowRoot =>
    parent.appendChild(document.createElement('div')).attachShadow({ mode: 'closed' })

  it('inherits the session and the language from outside, and its events are visible outside', async () => {
    document.documentElement.lang = 'de'
    const session = add('x-session', { properties: { client } })
    const root = closedRoot(session)
    const heardOutside = recordEvents(document.body, 'device-click')
    const table = await loaded(add('x-device-table', {}, root), 6)
    await until(() => textOf(table).includes('6 Geräte'))
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => findButton(table, 'Entriegeln') ?? findButton(table, 'Verriegeln'))
    expect(heardOutside.map(({ detail }) => detail.device_id)).to.deep.equal([LOCK])
    expect(heardOutside[0]?.target).to.equal(root.host)
  })

  it('opens menus above other content, and sends commands', async () => {
    const root = closedRoot()
    const codes = addCodes(root)
    const menuButton = await until(() => all(codes, 'button[aria-haspopup=menu]')[0])
    menuButton.click()
    const item = await until(() => all(codes, '[role=menuitem]')[0])
    await until(() => isOnTop(item))
    const lock = addLock(root)
    const changes = recordEvents(lock, 'lock-change')
    await clickEnabled(await until(() => findButton(lock, 'Unlock') ?? findButton(lock, 'Lock')))
    await until(() => changes.length === 1)
  })
})

describe('Element in a template', () => {
  onStage()

  it('does nothing until it is inserted into the page', async () => {
    const template = document.createElement('template')
    template.innerHTML = '<x-device-table device-ids="device_front_door"></x-device-table>'
    document.body.append(template)
    await settled()
    const asleep = template.content.querySelector('x-device-table')
    expect(asleep?.shadowRoot).to.equal(null)
    expect(platform.count()).to.equal(0)
    for (const copy of [template.content.cloneNode(true), document.importNode(template.content, true)]) {
      const table = copy.firstChild
      if (!(table instanceof HTMLElement)) throw new Error('There is no table.')
      Object.assign(table, { client })
      await settled()
      expect(table.shadowRoot?.textContent ?? '').to.equal('')
      document.body.append(copy)
      await loaded(table, 1)
      table.remove()
      await settled()
    }
    expect(platform.count()).to.equal(1)
    expect(asleep?.shadowRoot).to.equal(null)
  })
})

describe('Element in a form', () => {
  onStage()
  let form: HTMLFormElement
  let submitted: number

  beforeEach(() => {
    submitted = 0
    form = document.body.appendChild(document.createElement('form'))
    form.append(Object.assign(document.createElement('input'), { name: 'host', value: 'own' }))
    form.append(document.createElement('button'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      submitted += 1
    })
  })
  afterEach(() => expect(submitted).to.equal(0))

  it('does not submit the form with a button or with Enter', async () => {
    const table = await loaded(addTable({}, {}, form), 6)
    searchOf(table)?.focus()
    await sendKeys({ type: 'front' })
    await sendKeys({ press: 'Enter' })
    await loaded(table, 1)
    rowsOf(table)[0]?.focus()
    await sendKeys({ press: 'Enter' })
    await press(table, 'Edit name')
    const field = await until(
      () => table.shadowRoot?.querySelector<HTMLInputElement>('[aria-label="Device name"]') ?? undefined
    )
    type(field, 'Side Door')
    field.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => platform.count('/devices/update') === 1)
    await clickEnabled(findButton(table, 'Unlock') ?? findButton(table, 'Lock'))
    await press(table, 'Back')
    await press(table, 'Clear search')
    await until(() => rowNames(table).includes('Side Door'))
  })

  it('does not add its own fields to the form data', async () => {
    const element = add('x-access-code-form', { attributes: { 'device-id': LOCK }, properties: { client } }, form)
    const creations = recordEvents(element, 'access-code-created')
    await until(() => findButton(element, 'Save'))
    const fields = [...(element.shadowRoot?.querySelectorAll('input') ?? [])]
    type(fields[0] ?? null, 'Guest')
    type(fields.find(({ inputMode }) => inputMode === 'numeric') ?? null, '739146')
    await press(element, 'Save')
    await until(() => creations.length === 1)
    expect([...new FormData(form)]).to.deep.equal([['host', 'own']])
    expect(form.elements).to.have.length(2)
    form.reset()
    expect(form.checkValidity()).to.equal(true)
  })
})
