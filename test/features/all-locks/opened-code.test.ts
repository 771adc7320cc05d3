import { AccessCodeTableElement } from '../../../elements/access-code-table.js'
import { GET, LIST } from '../support/access-code-calls.js'
import { CLEANING, lock } from '../support/all-locks.js'
import { everSaid } from '../support/ever-said.js'
import { type Screen, settled, show, startPlatform, type TestPlatform, until, useCleanPage } from '../support/stage.js'

const MISSING = 'This access code could not be found.'

/** The guest code of the front door, and the texts that show something of it. */
const GUEST = 'access_code_front_door_2'

type Table = Screen<AccessCodeTableElement>

describe('Access code of all locks opened by ID', () => {
  useCleanPage()
  let platform: TestPlatform
  beforeEach(async () => {
    const front = lock('Front Door', CLEANING, { name: 'Guest', code: '100158' })
    platform = await startPlatform({ devices: [front, lock('Back Door', CLEANING), lock('Gate')], commandTime: 0 })
  })

  function opened(properties: Partial<AccessCodeTableElement> = {}): { table: Table; hasShown: () => boolean } {
    const table = show(AccessCodeTableElement, { client: platform.client, openedAccessCodeId: GUEST, ...properties })
    const shown = ['100158', '100 158', '1 0 0 1 5 8', 'Guest', 'Unlock'].map((text) => everSaid(table, text))
    return { table, hasShown: () => shown.some((has) => has()) }
  }
  const titleOf = (table: Table): string => table.names('heading')[0] ?? ''
  const isShown = (table: Table): boolean =>
    table.text.includes('Guest') && table.names('button', 'Edit code').length > 0

  for (const [why, properties] of [
    ['its lock is not listed', { deviceIds: ['device_gate'] }],
    ['the host filters it out', { accessCodeFilter: ({ name }) => name !== 'Guest' }],
    ['no locks are listed', { deviceIds: [] }]
  ] satisfies [string, Partial<AccessCodeTableElement>][]) {
    it(`shows "not found" and never the code if ${why}`, async () => {
      const { table, hasShown } = opened(properties)
      await table.waitForText(MISSING)
      await settled()
      expect([hasShown(), titleOf(table)]).to.deep.equal([false, 'Access code'])
      await table.press('button', 'Back')
      await until(() => titleOf(table).startsWith('All access codes'))
    })
  }

  it('shows nothing of the code until its lock is known to be listed', async () => {
    const release = platform.hold('/devices/list')
    const { table, hasShown } = opened()
    await until(() => platform.requests(GET).length > 0)
    await settled()
    expect([hasShown(), titleOf(table), table.text.includes(MISSING)]).to.deep.equal([false, 'Access code', false])
    release()
    await until(() => isShown(table))
  })

  it('shows the code before the codes of other locks, which are loaded meanwhile', async () => {
    const release = platform.hold(LIST)
    const { table } = opened()
    await until(() => isShown(table))
    release()
    await until(() => platform.requests(LIST).length === 3)
    await settled()
    const { length } = platform.requests(LIST)
    await table.press('button', 'Back')
    await until(() => table.all('row').length === 2)
    expect(platform.requests(LIST)).to.have.length(length)
  })

  it('hides the code when the host stops listing the code or its lock', async () => {
    const { table } = opened()
    await until(() => isShown(table))
    table.element.accessCodeFilter = ({ name }) => name !== 'Guest'
    await table.waitForText(MISSING)
    expect(table.text).not.to.contain('Guest')
    table.element.accessCodeFilter = undefined
    await until(() => isShown(table))
    table.element.deviceIds = ['device_gate', 'device_back_door']
    await table.waitForText(MISSING)
    expect(table.text).not.to.contain('Guest')
  })

  it('shows an error with a retry if the locks cannot be loaded', async () => {
    platform.update({
      faults: { '/devices/list': { status: 409, error: { type: 'down', message: 'Down' }, times: 1 } }
    })
    const { table, hasShown } = opened()
    const again = await table.find('button', 'Try again')
    expect(hasShown()).to.equal(false)
    again.click()
    await until(() => isShown(table))
  })
})
