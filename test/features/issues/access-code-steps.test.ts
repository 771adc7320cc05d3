import type { SandboxAccessCode } from '../../../src/sandbox/index.js'
import { cleanUpAfterEach, type Given, type Setting, setup } from '../support/setup.js'
import { recordEvents, settled, until, words } from '../support/stage.js'

const CODE = 'access_code_gate_1'

/** Devices with this code of a lock. */
const withCode = (code: Partial<SandboxAccessCode>): Setting => ({
  commandTime: 0,
  devices: [
    {
      kind: 'lock',
      name: 'Gate',
      manufacturer: 'yale',
      codeLengths: [6],
      accessCodes: [{ name: 'Guest', code: '471102', ...code }]
    }
  ]
})

async function setupDetails(given: Given<'x-access-code-details'>) {
  const t = await setup('x-access-code-details', { accessCodeId: CODE, ...given })
  await until(() => t.screen.alerts.length > 0)
  return { ...t, details: t.screen }
}

const failed: Partial<SandboxAccessCode> = { status: 'setting', errors: ['failed_to_set_on_device'] }

describe('Access code issues', () => {
  cleanUpAfterEach()

  it('offer a backup code, which is then shown', async () => {
    const { details, platform } = await setupDetails(withCode({ ...failed, hasBackup: true }))
    const beforeChanges = recordEvents(details, 'before-change')
    const creations = recordEvents(details, 'access-code-created')
    await details.press('button', 'Use a backup code')
    await until(() => details.all('group', 'Backup code').length === 1)
    expect(platform.requests('/access_codes/pull_backup_access_code')).to.deep.equal([{ access_code_id: CODE }])
    expect(beforeChanges.map(({ detail }) => detail.operation)).to.deep.equal(['accessCodes.pullBackupAccessCode'])
    const [backup] = creations
    expect(backup?.detail).to.include({ device_id: 'device_gate', name: 'Guest', type: 'ongoing' })
    const shownPin = words(details.all('group', 'Backup code')[0]?.textContent)
    expect(backup?.detail.code && shownPin.includes(backup.detail.code)).to.equal(true)
    await until(() => details.alerts.some((text) => text.includes('A backup code has replaced')))
    expect(details.names('button', 'Use a backup code')).to.deep.equal([])
  })

  it('keep their step and show the reason and the request ID if the backup code is rejected', async () => {
    const { details, platform } = await setupDetails(withCode({ ...failed, hasBackup: true }))
    platform.update({
      faults: {
        '/access_codes/pull_backup_access_code': { status: 400, error: { type: 'none', message: 'There is none.' } }
      }
    })
    await details.press('button', 'Use a backup code')
    await until(() => /There is none\. \(.*request_\d+\)/.test(details.announcements))
    expect(details.names('button', 'Use a backup code')).to.have.length(1)
  })

  it('offer no backup code if creating is disabled, and leave the step to a host that cancels issue-resolve', async () => {
    const { details, element, platform } = await setupDetails({
      ...withCode({ ...failed, hasBackup: true }),
      disableCreateAccessCode: true
    })
    expect(details.names('button', 'Use a backup code')).to.deep.equal([])
    element.disableCreateAccessCode = false
    details.element.addEventListener('issue-resolve', (event) => event.preventDefault())
    const steps = recordEvents(details, 'issue-resolve')
    await details.press('button', 'Use a backup code')
    await settled()
    expect(steps.map(({ detail }) => detail)).to.deep.equal([
      {
        step: 'backup-code',
        code: 'failed_to_set_on_device',
        device_id: 'device_gate',
        access_code_id: CODE,
        connected_account_id: 'account_yale'
      }
    ])
    expect(platform.requests('/access_codes/pull_backup_access_code')).to.deep.equal([])
  })

  it('retry setting a code with its current values', async () => {
    const { details, platform } = await setupDetails(withCode({ errors: ['conflicting_external_modification'] }))
    const updated = recordEvents(details, 'access-code-updated')
    await details.press('button', 'Try again')
    await until(() => updated.length === 1)
    expect(platform.requests('/access_codes/update')).to.deep.equal([
      { access_code_id: CODE, name: 'Guest', code: '471102', device_id: 'device_gate', type: 'ongoing' }
    ])
    await details.element.refresh()
    await until(() => details.alerts.length === 0)
  })

  it('offer only another check if editing is disabled', async () => {
    const { details } = await setupDetails({
      ...withCode({ errors: ['conflicting_external_modification'] }),
      disableEditAccessCode: true
    })
    expect(details.names('button', /again/)).to.deep.equal(['Check again'])
  })

  it('open the form with new generated digits for a duplicate code', async () => {
    const { details, platform } = await setupDetails(withCode({ errors: ['duplicate_code_on_device'] }))
    await details.press('button', 'Choose another code')
    const form = details
    await until(
      () =>
        /^\d{6}$/.test(form.values['Enter the code (PIN)'] ?? '') && form.values['Enter the code (PIN)'] !== '471102'
    )
    expect(platform.requests('/access_codes/generate_code')).to.have.length(1)
    expect(platform.requests('/access_codes/update')).to.deep.equal([])
  })

  it('do not generate digits when the user opens the form to edit', async () => {
    const { details, platform } = await setupDetails(withCode({ errors: ['duplicate_code_on_device'] }))
    await details.press('button', 'Edit code')
    await until(() => details.root.querySelector('form'))
    await settled()
    expect(platform.requests('/access_codes/generate_code')).to.deep.equal([])
  })

  it('lead to the codes of a full lock', async () => {
    const { screen: table, platform } = await setup('x-access-code-table', {
      ...withCode({ errors: ['no_space_for_access_code_on_device'] }),
      deviceId: 'device_gate',
      openedAccessCodeId: CODE
    })
    await table.press('button', 'View codes')
    await until(() => table.all('row').length === 1)
    table.element.remove()
    const { details } = await setupDetails({ platform })
    expect(details.names('button', 'View codes')).to.deep.equal([])
  })
})
