import { MINUTE } from '../clock.js'
import { keyOf } from '../platform.js'
import { all, findButton, headingOf, press, rowNames, rowOf, rowsOf, settled, stopTime, type, until } from './page.js'
import { addTable, addTableOf, loaded, onStage, openPlatform, platform } from './stage.js'
import { isAway } from './taken-out.js'

describe('Screen of an element that is removed and put back', () => {
  onStage()

  it('keeps the open screen and its way back', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Front Door')).click()
    await until(() => findButton(table, 'Unlock'))
    await settled()
    table.remove()
    await isAway()
    document.body.append(table)
    expect(headingOf(table)).to.equal('Device')
    await settled()
    expect(headingOf(table)).to.equal('Device')
    await press(table, 'Back')
    await until(() => rowsOf(table).length === 6)
  })

  it('keeps its height in the turn in which it is put back', async () => {
    const table = await loaded(addTable(), 6)
    const height = table.offsetHeight
    table.remove()
    await isAway()
    document.body.append(table)
    expect(table.offsetHeight).to.equal(height)
    await settled()
    expect(table.offsetHeight).to.equal(height)
  })

  it('keeps its scroll position', async () => {
    await openPlatform({ size: 200 })
    const table = await loaded(addTable({}, {}))
    await until(() => all(table, '.list.long').length)
    const [region] = all(table, '.list.long')
    if (!region) throw new Error('There is no region.')
    region.style.maxHeight = '400px'
    region.scrollTo({ top: 3000, behavior: 'instant' })
    await settled()
    const names = rowNames(table)
    const { scrollTop } = region
    expect(scrollTop).to.be.greaterThan(2500)
    table.remove()
    await isAway()
    document.body.append(table)
    expect(region.scrollTop).to.equal(scrollTop)
    await settled()
    expect(rowNames(table)).to.deep.equal(names)
    expect(region.scrollTop).to.equal(scrollTop)
  })

  it('keeps a name that is being edited, and leaves the focus where the page has it', async () => {
    const table = await loaded(addTable(), 6)
    ;(await rowOf(table, 'Front Door')).click()
    await press(table, 'Edit name')
    const field = await until(() => all(table, 'input').find((input) => input instanceof HTMLInputElement))
    if (!(field instanceof HTMLInputElement)) throw new Error('It is no field.')
    type(field, 'Back Door')
    table.remove()
    await isAway()
    const own = document.body.appendChild(document.createElement('button'))
    own.focus()
    document.body.append(table)
    await settled()
    expect(field.isConnected).to.equal(true)
    expect(field.value).to.equal('Back Door')
    expect(document.activeElement).to.equal(own)
  })

  it('keeps an open screen and its typed text for 10 minutes, although its session is dropped after 5', async () => {
    const clock = stopTime()
    const table = await loaded(addTableOf(keyOf(platform)), 6)
    ;(await rowOf(table, 'Front Door')).click()
    await press(table, 'Edit name')
    const field = await until(() => table.shadowRoot?.querySelector('input'))
    type(field, 'Back Door')
    await settled()
    table.remove()
    await isAway()
    clock.tick(9 * MINUTE)
    await settled()
    document.body.append(table)
    await until(() => findButton(table, 'Unlock')?.checkVisibility())
    await settled()
    expect(field.isConnected).to.equal(true)
    expect(field.value).to.equal('Back Door')
  })
})
