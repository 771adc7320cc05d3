import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { configure } from '../../elements/index.js'
import { MINUTE } from '../clock.js'
import { give, middleOf, openFrontDoor, tableOf, tokenOf, UNLOCK, VERIFY } from './new-token.js'
import { add, findButton, nextTask, press, rowsOf, settled, until, useStoppedClock } from './page.js'
import { perceived } from './perceived.js'
import { addTableOf, loaded, onTwoPlatforms, openPlatform, platform } from './stage.js'

describe('Content of the user before an unverified token', () => {
  onTwoPlatforms()
  const advance = useStoppedClock(Date.parse('2026-03-01T12:00:00Z'))

  it('hides all previous content at once, visually and from assistive technology', async () => {
    const next = await platform.token('joe')
    const table = await tableOf()
    const unlock = await openFrontDoor(table)
    await settled()
    expect(perceived(table)).to.include('Front Door')
    const [place, { height }] = [middleOf(unlock), table.getBoundingClientRect()]
    const release = platform.hold(VERIFY)
    give(table, next)
    expect(table.session).to.equal(undefined)
    await nextTask()
    expect(perceived(table)).not.to.match(/Front Door|Unlock|Locked/)
    await settled()
    expect(perceived(table)).to.equal('Verifying your sign-in')
    expect(table.matches(':state(loading)')).to.equal(true)
    expect(table.getBoundingClientRect().height).to.equal(height)
    await sendMouse({ type: 'click', position: place })
    unlock.focus()
    expect(table.shadowRoot?.activeElement === unlock).to.equal(false)
    table.focus()
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Enter' })
    await settled()
    expect(platform.count(UNLOCK)).to.equal(0)
    release()
    await until(() => table.session)
    await loaded(table, 6)
    expect(findButton(table, 'Unlock')).to.equal(undefined)
    expect(platform.count(UNLOCK)).to.equal(0)
    await settled()
    expect(platform.sent.at(-1)?.headers.get('client-session-token')).to.equal(next)
  })

  it('hides the PIN of the previous user', async () => {
    const codes = add('x-access-code-table', {
      attributes: { ...tokenOf(await platform.token('jane')), 'device-id': 'device_front_door' }
    })
    await until(() => rowsOf(codes).length > 0)
    const pins = perceived(codes).match(/\b\d{4,}\b/g) ?? []
    expect(pins).not.to.deep.equal([])
    const release = platform.hold(VERIFY)
    give(codes, await platform.token('joe'))
    await settled()
    expect(perceived(codes)).not.to.match(/\d{4,}/)
    release()
    await until(() => perceived(codes).match(/\d{4,}/))
  })

  it('hides the set point of the previous user, and does not send it', async () => {
    await openPlatform({ size: 30 })
    const thermostat = add('x-thermostat', {
      attributes: { ...tokenOf(await platform.token('jane')), 'device-id': 'device_hallway_thermostat' }
    })
    await press(thermostat, 'Heat: lower')
    give(thermostat, await platform.token('joe'))
    await until(() => thermostat.session === undefined)
    await until(() => thermostat.session)
    await advance(MINUTE)
    expect(platform.count('/thermostats/set_hvac_mode')).to.equal(0)
    expect(platform.count('/thermostats/heat_cool')).to.equal(0)
  })

  it('pauses an import of codes until the same user is confirmed', async () => {
    const unmanagedAccessCodes = ['1', '2', '3', '4', '5', '6', '7', '8'].map((name) => ({ name, code: `471${name}` }))
    await openPlatform({ devices: [{ kind: 'lock', name: 'Gate', unmanagedAccessCodes }] })
    const [token, next] = [await platform.token('jane'), await platform.secondToken('jane')]
    const codes = add('x-access-code-table', { attributes: { ...tokenOf(token), 'device-id': 'device_gate' } })
    const releaseImport = platform.hold('/access_codes/unmanaged/convert_to_managed')
    await press(codes, 'Import all 8')
    await settled()
    const releaseVerification = platform.hold(VERIFY)
    give(codes, next)
    await settled()
    releaseImport()
    await settled()
    expect(platform.count('/access_codes/unmanaged/convert_to_managed')).to.equal(6)
    releaseVerification()
    await until(() => platform.count('/access_codes/unmanaged/convert_to_managed') === 8)
  })

  it('hides the previous user if configure sets the token', async () => {
    const [token, next] = [await platform.token('jane'), await platform.token('joe')]
    configure({ clientSessionToken: token, endpoint: platform.endpoint })
    const table = await loaded(addTableOf(), 6)
    const release = platform.hold(VERIFY)
    configure({ clientSessionToken: next, endpoint: platform.endpoint })
    await settled()
    expect(perceived(table)).to.equal('Verifying your sign-in')
    configure({ clientSessionToken: token, endpoint: platform.endpoint })
    await settled()
    expect(perceived(table)).to.include('Front Door')
    release()
    await settled()
    expect(perceived(table)).to.include('Front Door')
  })
})
