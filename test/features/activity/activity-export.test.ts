import { endSessions } from '../../../elements/index.js'
import { ago, comings, DOOR, EVENTS, setupActivity, startHistory } from '../support/activity.js'
import { cleanUpAfterEach, until } from '../support/setup.js'

const CODE = 'access_code_front_door_1'
const FAILED = { status: 503, error: { type: 'unavailable', message: 'Later.' } }
const UNLOCKED = ago(5, 'lock.unlocked', { method: 'keycode', access_code_id: CODE, code: '9371' })

type Setup = Awaited<ReturnType<typeof setupActivity>>

interface OfferedFile {
  readonly name: string
  readonly text: string
}

/** Records the files that the page offers, instead of the browser's downloads. */
function recordFiles(): { readonly files: OfferedFile[]; restore(): void } {
  const files: OfferedFile[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob)
    return address
  }
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    void blob?.text().then((text) => files.push({ name: this.download, text }))
  }
  return {
    files,
    restore() {
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
    }
  }
}

async function openDialog(t: Setup, item = 'Download CSV'): Promise<void> {
  await t.user.click('Export')
  await t.screen.press('menuitem', item)
  await until(() => t.screen.root.querySelector('dialog') !== null)
  await t.advance(100)
}

const linesOf = ({ text }: OfferedFile): string[] => text.trim().split('\r\n').slice(1)

describe('Export of the activity', () => {
  cleanUpAfterEach()

  let recorded = recordFiles()
  before(() => recorded.restore())
  beforeEach(() => void (recorded = recordFiles()))
  afterEach(() => recorded.restore())

  it('offers the events of the last 30 days as a file, one line each, without digits of codes', async () => {
    const older = ago(29 * 24 * 60, 'lock.locked', { method: 'manual' })
    const t = await setupActivity([UNLOCKED, older, ago(31 * 24 * 60, 'lock.locked')])
    const exported = t.events('activity-exported')
    await openDialog(t)
    await t.user.click('Download CSV')
    const [file] = recorded.files
    expect(file?.name).to.equal('activity-2026-03-20.csv')
    const lines = file ? linesOf(file) : []
    expect(lines).to.have.length(2)
    expect(lines[0]).to.contain('Front Door,lock.unlocked,Unlocked by Cleaning,keycode,Cleaning,device_front_door')
    expect(file?.text).not.to.contain('9371')
    expect(exported.map(({ detail }) => detail)).to.deep.equal([{ format: 'csv', count: 2, isComplete: true }])
    expect(t.screen.text).to.contain('2 events exported')
    expect(t.screen.root.querySelector('dialog')).to.equal(null)
  })

  it('exports only the events of the shown code', async () => {
    const other = ago(6, 'lock.unlocked', { method: 'keycode', access_code_id: 'access_code_front_door_2' })
    const t = await setupActivity([UNLOCKED, other, ago(7, 'lock.locked')], { accessCodeId: CODE })
    const started = t.events('activity-export')
    await openDialog(t)
    await t.user.click('Download CSV')
    expect(started.map(({ detail }) => detail.accessCodeId)).to.deep.equal([CODE])
    expect(t.requests(EVENTS).at(-1)).to.deep.include({ access_code_ids: [CODE] })
    const lines = recorded.files.flatMap(linesOf)
    expect(lines).to.have.length(1)
    expect(lines[0]).to.contain('Unlocked by Cleaning')
  })

  it('exports what the filters show, and says so', async () => {
    const t = await setupActivity([UNLOCKED, ago(6, 'device.low_battery')], {
      deviceIds: [DOOR],
      disableResourceIds: true
    })
    const started = t.events('activity-export')
    await t.user.choose('Kind', 'Locks')
    await openDialog(t)
    expect(t.screen.text).to.contain('Locks, Front Door')
    await t.user.click('Download CSV')
    expect(started.map(({ detail: { format, kinds, deviceIds } }) => ({ format, kinds, deviceIds }))).to.deep.equal([
      { format: 'csv', kinds: ['lock'], deviceIds: [DOOR] }
    ])
    const days = started.map(({ detail: { from, to } }) => (Date.parse(to) - Date.parse(from)) / 86_400_000)
    expect(days.map(Math.floor)).to.deep.equal([30])
    const lines = recorded.files.flatMap(linesOf)
    expect(lines).to.have.length(1)
    expect(lines[0]).not.to.contain(DOOR)
  })

  it('reads nothing if the host cancels', async () => {
    const t = await setupActivity([UNLOCKED])
    t.element.addEventListener('activity-export', (event) => event.preventDefault())
    await openDialog(t)
    const { length } = t.requests(EVENTS)
    await t.user.click('Download CSV')
    expect(t.requests(EVENTS)).to.have.length(length)
    expect(recorded.files).to.have.length(0)
  })

  it('reads the dates that the user chooses, and no period that ends before it begins', async () => {
    const t = await setupActivity([UNLOCKED])
    await openDialog(t)
    await t.user.choose('Period', 'Choose dates')
    await t.user.fill('From', '2026-03-19')
    await t.user.fill('To', '2026-03-18')
    expect(t.screen.text).to.contain('The end must be after the start')
    const { length } = t.requests(EVENTS)
    await t.user.click('Download CSV')
    expect(t.requests(EVENTS)).to.have.length(length)
    await t.user.fill('To', '2026-03-19')
    await t.user.click('Download CSV')
    expect(t.screen.text).to.contain('No activity in this period')
    expect(recorded.files).to.have.length(0)
  })

  it('goes on where reading stopped', async () => {
    const t = await setupActivity(comings(700))
    await openDialog(t)
    const failing = t.hold(EVENTS)
    await t.user.click('Download CSV')
    expect(t.screen.root.querySelector('progress')?.ariaLabel).to.equal('Reading activity')
    t.history.update({ faults: { [EVENTS]: FAILED } })
    failing()
    await t.advance(20_000)
    expect(t.screen.text).to.contain('Reading stopped after 0 events.')
    t.history.update({ faults: {} })
    await t.user.click('Try again')
    expect(recorded.files.flatMap(linesOf)).to.have.length(700)
  })

  it('offers what it has read if the rest cannot be read', async () => {
    const t = await setupActivity(comings(700))
    const exported = t.events('activity-exported')
    await openDialog(t)
    const failing = t.hold(EVENTS, 1)
    await t.user.click('Download CSV')
    expect(t.screen.text).to.contain('500 events read')
    t.history.update({ faults: { [EVENTS]: FAILED } })
    failing()
    await t.advance(20_000)
    expect(t.screen.text).to.contain('Reading stopped after 500 events.')
    await t.user.click('Download 500 events')
    expect(recorded.files.map(({ name }) => name)).to.deep.equal(['activity-2026-03-20-incomplete.csv'])
    expect(exported.map(({ detail }) => detail)).to.deep.equal([{ format: 'csv', count: 500, isComplete: false }])
  })

  it('says how far back it reaches if the period has more events than it exports', async () => {
    const minutely = Array.from({ length: 20_001 }, (_, index) =>
      ago(index + 1, index % 2 === 0 ? 'lock.unlocked' : 'lock.locked', { method: 'manual' })
    )
    const t = await setupActivity(minutely)
    const exported = t.events('activity-exported')
    await openDialog(t)
    await t.user.click('Download CSV')
    await until(() => exported.length)
    expect(t.screen.text).to.contain('The newest 20,000 events were exported, back to March 6, 2026.')
    expect(exported.map(({ detail }) => detail)).to.deep.equal([{ format: 'csv', count: 20_000, isComplete: false }])
    expect(recorded.files.map((file) => linesOf(file).length)).to.deep.equal([20_000])
  })

  it('announces how much it has read at most every 3 s', async () => {
    const t = await setupActivity(comings(1600))
    await openDialog(t)
    const announced = (): string | null | undefined => t.screen.root.querySelector('dialog output')?.textContent
    t.hold(EVENTS, 1)
    await t.user.click('Download CSV')
    expect(t.screen.text).to.contain('500 events read')
    expect(announced()).to.equal('0 events read')
    await t.advance(2500)
    expect(announced()).to.equal('0 events read')
    await t.advance(500)
    expect(announced()).to.equal('500 events read')
  })

  it('offers nothing after the dialog was closed', async () => {
    const t = await setupActivity([UNLOCKED])
    await openDialog(t)
    const release = t.hold(EVENTS)
    await t.user.click('Download CSV')
    await t.user.click('Cancel')
    release()
    await t.advance(1000)
    expect(recorded.files).to.have.length(0)
    expect(t.screen.focused).to.equal('Export')
  })

  it('offers nothing after the element was removed', async () => {
    const t = await setupActivity([UNLOCKED])
    await openDialog(t)
    const release = t.hold(EVENTS)
    await t.user.click('Download CSV')
    t.element.remove()
    await t.advance(100)
    release()
    await t.advance(1000)
    expect(recorded.files).to.have.length(0)
  })

  it('reads nothing from before the start that the host sets', async () => {
    const since = '2026-03-18T00:00:00.000Z'
    const t = await setupActivity([UNLOCKED, ago(3 * 24 * 60, 'lock.locked')], { since })
    const started = t.events('activity-export')
    await openDialog(t)
    await t.user.click('Download CSV')
    expect(started.map(({ detail: { from } }) => from)).to.deep.equal([since])
    expect(recorded.files.flatMap(linesOf)).to.have.length(1)
    const { between } = { between: [], ...t.requests(EVENTS).at(-1) }
    expect(between[0]).to.equal('2026-03-17T23:59:59.999Z')
  })

  const endings: Readonly<Record<string, (t: Setup) => unknown>> = {
    'the session ended': () => endSessions(),
    'the host signed the user out': ({ element }) => (element.signedOut = true),
    'another user signed in': async ({ element }) => {
      const { client } = await startHistory([])
      element.client = client
    }
  }
  for (const [ending, end] of Object.entries(endings)) {
    it(`offers nothing after ${ending}`, async () => {
      const t = await setupActivity([UNLOCKED])
      const errors = t.events('platform-error')
      const exported = t.events('activity-exported')
      await openDialog(t)
      const release = t.hold(EVENTS)
      await t.user.click('Download CSV')
      await end(t)
      await t.advance(100)
      expect(t.screen.root.querySelector('dialog')).to.equal(null)
      release()
      await t.advance(20_000)
      expect([recorded.files, exported, errors]).to.deep.equal([[], [], []])
    })
  }

  it('prints the log alone, by day', async () => {
    const t = await setupActivity([UNLOCKED, ago(26 * 60, 'lock.locked', { method: 'manual' })])
    const exported = t.events('activity-exported')
    const { print } = window
    let printed = ''
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'))
      printed = document.querySelector('.latchkey-paper')?.shadowRoot?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    }
    await openDialog(t, 'Print')
    await t.user.click('Print')
    window.print = print
    expect(printed).to.match(
      /^Activity.*Printed March 20, 2026.*Today.*Unlocked by .*Cleaning.*Yesterday.*Locked by hand/
    )
    expect(exported.map(({ detail }) => detail)).to.deep.equal([{ format: 'print', count: 2, isComplete: true }])
    expect(document.querySelector('.latchkey-paper')).to.equal(null)
  })

  it('is not offered without events, and if the host disables it', async () => {
    const empty = await setupActivity([])
    expect(empty.screen.names('button')).not.to.include('Export')
    const t = await setupActivity([UNLOCKED], { disableExport: true })
    expect(t.screen.names('button')).not.to.include('Export')
  })

  it('is not offered any longer if the platform refuses the events', async () => {
    const t = await setupActivity([UNLOCKED])
    expect(t.screen.names('button')).to.include('Export')
    t.history.update({ faults: { [EVENTS]: { status: 403, error: { type: 'forbidden', message: 'Not you.' } } } })
    await t.advance(31_000)
    expect(t.screen.names('button')).not.to.include('Export')
  })
})
