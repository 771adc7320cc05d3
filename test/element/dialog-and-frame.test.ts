import { sendKeys } from '@web/test-runner-commands'
import { clickEnabled } from '../enabled.js'
import { addCodes, addLock, isOnTop, LOCK } from './add-lock.js'
import {
  add,
  all,
  findButton,
  make,
  notes,
  realFetch,
  recordEvents,
  rowsOf,
  searchOf,
  settled,
  textOf,
  until
} from './page.js'
import { addTable, client, loaded, onStage, platform } from './stage.js'

describe('Element in a dialog', () => {
  onStage()
  let dialog: HTMLDialogElement

  beforeEach(() => {
    dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
  })

  it('fits into a dialog that is as wide as its content', async () => {
    // A scroll bar takes its width from the content in Firefox.
    dialog.style.scrollbarWidth = 'none'
    const lock = addLock(dialog)
    await until(() => findButton(lock, 'Unlock') ?? findButton(lock, 'Lock'))
    expect(lock.getBoundingClientRect().width).to.equal(280)
  })

  it('opens menus above the dialog, and Escape closes the menus first', async () => {
    const codes = addCodes(dialog)
    ;(await until(() => all(codes, 'button[aria-haspopup=menu]')[0])).click()
    const item = await until(() => all(codes, '[role=menuitem]')[0])
    await until(() => isOnTop(item))
    await sendKeys({ press: 'Escape' })
    await until(() => all(codes, '[role=menu]').length === 0)
    expect(dialog.open).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('opens confirmations above the dialog, and Escape cancels them first', async () => {
    const codes = addCodes(dialog)
    ;(await until(() => all(codes, 'button[aria-haspopup=menu]')[0])).click()
    const deletion = await until(() =>
      all(codes, '[role=menuitem]').find(({ textContent }) => textContent.startsWith('Delete'))
    )
    deletion.click()
    const question = await until(() => all(codes, '[role=alertdialog]')[0])
    await until(() => isOnTop(question))
    await sendKeys({ press: 'Escape' })
    await until(() => all(codes, '[role=alertdialog]').length === 0)
    expect(dialog.open).to.equal(true)
    expect(platform.count('/access_codes/delete')).to.equal(0)
  })

  it('opens the unsaved changes question above the dialog', async () => {
    const form = add('x-access-code-form', { attributes: { 'device-id': LOCK }, properties: { client } }, dialog)
    await until(() => findButton(form, 'Save'))
    const field = all(form, 'input')[0]
    field?.focus()
    await sendKeys({ type: 'Guest' })
    await sendKeys({ press: 'Escape' })
    const question = await until(() => all(form, 'dialog')[0])
    await until(() => isOnTop(question))
    expect(dialog.open).to.equal(true)
    await sendKeys({ press: 'Escape' })
    await until(() => all(form, 'dialog').length === 0)
    expect(dialog.open).to.equal(true)
  })

  it('clears the search on Escape before the dialog closes', async () => {
    const table = await loaded(addTable({}, {}, dialog), 6)
    searchOf(table)?.focus()
    await sendKeys({ type: 'front' })
    await loaded(table, 1)
    const passedOn: boolean[] = []
    dialog.addEventListener('keydown', ({ defaultPrevented }) => passedOn.push(!defaultPrevented))
    await sendKeys({ press: 'Escape' })
    await loaded(table, 6)
    expect(dialog.open).to.equal(true)
    expect(passedOn).not.to.include(true)
    await sendKeys({ press: 'Escape' })
    expect(passedOn).to.include(true)
    // WebKit's search field handles Enter itself, even if it is empty.
    rowsOf(table)[0]?.focus()
    if (dialog.open) await sendKeys({ press: 'Escape' })
    await until(() => !dialog.open)
  })

  it('shows toasts above the dialog', async () => {
    const lock = addLock(dialog)
    await clickEnabled(await until(() => findButton(lock, 'Unlock') ?? findButton(lock, 'Lock')))
    const toast = await until(() =>
      all(lock, '[part~=toast]').find(({ textContent }) => textContent.includes('updated'))
    )
    await until(() => isOnTop(toast))
  })
})

describe('Element in an iframe', () => {
  onStage()

  /** Returns the document of a frame once it is loaded. */
  async function frameWith(html: string): Promise<Document> {
    const frame = document.createElement('iframe')
    Object.assign(frame, { width: '600', height: '400', srcdoc: html })
    const loads = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }))
    document.body.append(frame)
    await loads
    if (!frame.contentDocument) throw new Error('There is no document.')
    return frame.contentDocument
  }

  it('opens menus and sends commands there if it was created outside of the iframe', async () => {
    const inner = await frameWith('<!doctype html><body></body>')
    const lock = make('x-lock-details', { attributes: { 'device-id': LOCK }, properties: { client } })
    inner.body.append(lock)
    const changes = recordEvents(lock, 'lock-change')
    await clickEnabled(await until(() => findButton(lock, 'Unlock') ?? findButton(lock, 'Lock')))
    await until(() => changes.length === 1)
    const codes = addCodes(inner.body)
    const menuButton = await until(() => all(codes, 'button[aria-haspopup=menu]')[0])
    menuButton.scrollIntoView({ block: 'center' })
    menuButton.click()
    const item = await until(() => all(codes, '[role=menuitem]')[0])
    await until(() => isOnTop(item))
    item.click()
    await settled()
    expect(notes.reports).to.deep.equal([])
  })

  it('is independent of the sessions of the page if it is defined in the iframe', async () => {
    const { elementsUrl } = await import('./elements-entry.js')
    expect((await realFetch(elementsUrl)).ok).to.equal(true)
    const tags = '<x-device-table id="lone"></x-device-table><x-device-table id="own" sandbox></x-device-table>'
    const inner = await frameWith(
      `<!doctype html><html lang="de"><body>${tags}<script type="module" src="${elementsUrl}"></script>`
    )
    addTable()
    const own = await until(() => inner.querySelector('#own'))
    const lone = await until(() => inner.querySelector('#lone'))
    await until(() => own.shadowRoot && rowsOf(own).length > 0)
    await until(() => textOf(own).includes('Geräte'))
    expect(own).not.to.be.instanceOf(HTMLElement)
    expect(rowsOf(lone)).to.have.length(0)
  })
})
