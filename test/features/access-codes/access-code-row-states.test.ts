import { emulateMedia } from '@web/test-runner-commands'
import {
  type CodeTable,
  choose,
  codesOf,
  listing,
  rowOf,
  setupCodes,
  showEnded,
  titleOf
} from '../support/code-table.js'
import { cleanUpAfterEach, until } from '../support/setup.js'
import { chipsOf, search } from '../support/table.js'

/** Returns the status of a row in words, and the drawing of its icon. */
const statusOf = (table: CodeTable, name: string): readonly [words: string, icon: string] | undefined => {
  const status = rowOf(table, name).querySelector('.status')
  return status ? [status.textContent ?? '', status.querySelector('svg')?.innerHTML ?? ''] : undefined
}

describe('Access code table rows', () => {
  cleanUpAfterEach()

  it('show one icon with words, and nothing for a code that works as its dates say', async () => {
    const [past, future] = ['2020-01-01T00:00:00Z', '2119-01-01T00:00:00Z']
    const error = { error_code: 'provider_issue', message: 'No.', is_access_code_error: true }
    const other = { message: 'No.' }
    const bound = { type: 'time_bound' } as const
    const states: Readonly<
      Record<string, readonly [status: string | undefined, code: Parameters<typeof listing>[0][0]]>
    > = {
      Active: [undefined, { ...bound, starts_at: past, ends_at: future }],
      Later: [undefined, { ...bound, starts_at: future, ends_at: null, status: 'unset' }],
      Ended: [undefined, { ...bound, starts_at: past, ends_at: past, status: 'unset' }],
      Setting: ['Setting…', { status: 'setting' }],
      Removing: ['Removing…', { status: 'removing' }],
      Error: ['1 code issue', { errors: [error] }],
      Unknown: ['Not confirmed', { status: 'unknown' }],
      Offline: ['Offline code', { is_offline_access_code: true }],
      Failing: ['Removing… · 1 code issue', { status: 'removing', errors: [other] }],
      Errors: ['2 code issues', { errors: [other, other], warnings: [other] }],
      Warnings: ['Warning', { warnings: [other, other] }],
      Named: ['Same digits', { warnings: [other, { ...other, warning_code: 'duplicate_code_on_device' }] }],
      Waiting: [
        'Setting… · 1 code issue · Lock full',
        { status: 'setting', errors: [{ ...error, error_code: 'no_space_for_access_code_on_device' }] }
      ],
      Full: ['1 code issue · Lock full', { errors: [{ ...error, error_code: 'max_access_codes_reached' }] }]
    }
    const codes = Object.entries(states).map(([name, [, code]]) => ({ name, ...code }))
    const { screen: table } = await setupCodes({ faults: listing(codes) })
    await showEnded(table)
    for (const [name, [status]] of Object.entries(states)) expect(statusOf(table, name)?.[0], name).to.equal(status)
    const icons = ['Setting', 'Removing', 'Error', 'Unknown', 'Offline'].map((name) => statusOf(table, name)?.[1])
    expect(new Set(icons).size).to.equal(icons.length)
  })

  it('show "Probably active" if the device is offline', async () => {
    const { screen } = await setupCodes({
      faults: listing([{ name: 'Family' }]),
      edit: (device) => void (device.properties = { ...device.properties, online: false })
    })
    expect(statusOf(screen, 'Family')?.[0]).to.equal('Probably active')
  })

  it('keep a distance to the deletion question of the row above', async () => {
    const { screen: table } = await setupCodes({ width: 320 })
    await choose(table, 'Courier', 'Delete')
    const question = table.root.querySelector('[role=alertdialog]')
    const next = question?.closest('li')?.nextElementSibling?.getBoundingClientRect().top ?? 0
    expect(next - (question?.getBoundingClientRect().bottom ?? 0)).to.be.at.least(8)
  })

  for (const [motion, count] of [
    ['no-preference', 1],
    ['reduce', 0]
  ] as const) {
    describe(`Motion preference "${motion}"`, () => {
      beforeEach(() => emulateMedia({ reducedMotion: motion }))
      afterEach(() => emulateMedia({ reducedMotion: 'reduce' }))

      const { animate } = Element.prototype
      const moved: { readonly row: Element; readonly duration: number }[] = []
      beforeEach(() => {
        moved.length = 0
        Element.prototype.animate = function record(keyframes, options) {
          const animation = animate.call(this, keyframes, options)
          moved.push({ row: this, duration: Number(animation.effect?.getTiming().duration) })
          return animation
        }
      })
      afterEach(() => void (Element.prototype.animate = animate))

      it(`${count ? 'animate' : 'do not animate'} to close the gap of a deleted code, and never for a search`, async () => {
        const { screen: table, advance } = await setupCodes({ now: 0, deviceId: 'device_office' })
        const [first = '', second = ''] = codesOf(table)
        await search(table, second)
        expect(moved).to.have.length(0)
        await search(table, '')
        await choose(table, first, 'Delete')
        await table.press('button', 'Delete')
        await advance(18_000)
        expect(titleOf(table)).to.equal('Access Codes 2')
        expect(codesOf(table)).not.to.include(first)
        expect(moved).to.have.length(count)
        for (const { row, duration } of moved) {
          expect(duration).to.be.below(200)
          expect(row.contains(rowOf(table, second))).to.equal(true)
        }
      })
    })
  }

  it('offer the next step once, below the message, if there are no codes', async () => {
    const { screen: table } = await setupCodes({ deviceId: 'device_cellar' })
    await table.waitForText('Sorry, no access codes were found')
    expect(titleOf(table)).to.equal('Access Codes 0')
    expect(chipsOf(table)).to.deep.equal([])
    const add = await table.find('button', 'Add access code')
    const { bottom } = (await until(() => table.root.querySelector('.empty > p'))).getBoundingClientRect()
    expect(add.getBoundingClientRect().top).to.be.above(bottom)
    expect(table.root.querySelector('.empty > svg') === null, 'there is no drawing').to.equal(true)
    add.click()
    await until(() => titleOf(table) === 'Add new access code')
    await table.press('button', 'Cancel')
    await until(() => table.focused === 'Add access code')
    table.element.disableCreateAccessCode = true
    await until(() => table.names('button', 'Add access code').length === 0)
  })
})
