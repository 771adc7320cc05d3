import { DeviceTableElement } from '../../elements/device-table.js'
import { SessionElement } from '../../elements/session.js'
import { define } from '../../src/element/root/define.js'
import { clock, stopTimers, useFakeClock } from '../clock.js'
import { keyOf } from '../platform.js'
import { notes, rowsOf, settled, until } from './page.js'
import { onStage, platform } from './stage.js'

describe('Element inside a session element that is not defined', () => {
  onStage()
  useFakeClock(stopTimers)

  /** Adds a session element with the given number of tables inside it. */
  function addSession(prefix: string, tables = 1): HTMLElement {
    define(`${prefix}-device-table`, class extends DeviceTableElement {})
    const session = document.body.appendChild(document.createElement(`${prefix}-session`))
    for (const [name, value] of Object.entries(keyOf(platform))) session.setAttribute(name, value)
    for (let table = 0; table < tables; table += 1) session.append(document.createElement(`${prefix}-device-table`))
    return session
  }

  it('waits for the definition, and logs the tag and a remedy once after 5 s', async () => {
    addSession('undefined', 2)
    await settled()
    await clock.tickAsync(4900)
    expect(notes.warnings).to.deep.equal([])
    await clock.tickAsync(200)
    addSession('undefined')
    await settled()
    await clock.tickAsync(20_000)
    expect(notes.warnings).to.have.length(1)
    expect(notes.warnings[0])
      .to.include('<undefined-session> is not defined')
      .and.include("'latchkey/elements/session'")
    expect(platform.count()).to.equal(0)
    expect(notes.reports).to.deep.equal([])
  })

  it('is connected without a warning once the session element is defined', async () => {
    const [table] = addSession('late').children
    await settled()
    await clock.tickAsync(4000)
    define('late-session', class extends SessionElement {})
    await clock.tickAsync(20_000)
    clock.uninstall()
    await until(() => table && rowsOf(table).length === 6)
    expect(notes.warnings).to.deep.equal([])
  })
})
