import { expect } from 'chai'
import type { SandboxFault } from '../../../src/sandbox/index.js'
import { useFakeClock } from '../support/clock.js'
import { addManager, CREATE, DELETE, HALLWAY, KEY, type Manager } from '../support/preset-manager.js'
import { recordEvents, settled, startPlatform, type TestPlatform, useCleanPage } from '../support/stage.js'

const GUEST = {
  device_id: HALLWAY,
  climate_preset_key: 'guest_arrival',
  name: 'Guest arrival',
  hvac_mode_setting: 'heat',
  heating_set_point_fahrenheit: 72,
  heating_set_point_celsius: 22.22,
  fan_mode_setting: 'on'
}
const TAKEN: SandboxFault = {
  status: 400,
  error: {
    type: 'invalid_input',
    message: 'No.',
    validation_errors: { climate_preset_key: { _errors: ['That key is taken.'] } }
  }
}

describe('Undoing the deletion of a climate preset', () => {
  useCleanPage()
  const advance = useFakeClock(Date.parse('2026-03-01T12:34:56.789Z'))

  async function removed(platform: TestPlatform, name = 'Guest arrival'): Promise<Manager> {
    const manager = addManager(platform)
    await advance(100)
    await manager.press('button', `Delete ${name}`)
    await settled()
    await manager.press('button', 'Delete')
    await settled()
    return manager
  }

  it('recreates the preset with its values after the immediate deletion', async () => {
    const platform = await startPlatform()
    const other = addManager(platform)
    await advance(100)
    const previous = other.wordsOf('Guest arrival')
    const manager = await removed(platform)
    expect(platform.requests(DELETE)).to.deep.equal([{ device_id: HALLWAY, climate_preset_key: 'guest_arrival' }])
    for (const { presets } of [manager, other]) expect(presets).not.to.include('Guest arrival')
    const [created, changes] = [recordEvents(manager, 'preset-created'), recordEvents(manager, 'before-change')]
    await manager.press('button', 'Undo')
    await advance(0)
    expect(platform.requests(CREATE)).to.deep.equal([GUEST])
    expect(changes.map(({ detail }) => detail.params)).to.deep.equal([GUEST])
    expect(created.map(({ detail }) => detail)).to.deep.equal([GUEST])
    expect(manager.announcements).to.contain('Guest arrivalUndone')
    for (const each of [manager, other]) expect(each.wordsOf('Guest arrival')).to.deep.equal(previous)
    await advance(60_000)
    expect(platform.requests(CREATE)).to.have.length(1)
  })

  it('waits for the response to the deletion, and creates nothing if the deletion failed', async () => {
    for (const [faults, createCount] of [
      [{}, 1],
      [{ [DELETE]: { status: 500 } }, 0]
    ] as const) {
      const platform = await startPlatform({ faults })
      const release = platform.hold(DELETE)
      const manager = await removed(platform, 'airing')
      await manager.press('button', 'Undo')
      await advance(1000)
      expect(platform.requests(CREATE)).to.deep.equal([])
      release()
      await advance(0)
      expect(manager.announcements).to.contain('airingUndone')
      expect(manager.presets).to.include('airing')
      expect(platform.requests(CREATE)).to.have.length(createCount)
      manager.element.remove()
    }
  })

  it('dispatches preset-deleted after the response, also for a missing preset', async () => {
    const platform = await startPlatform({
      faults: { [DELETE]: { status: 404, error: { type: 'climate_preset_not_found', message: 'No.' } } }
    })
    const release = platform.hold(DELETE)
    const manager = await removed(platform)
    const events = recordEvents(manager, 'preset-deleted')
    await advance(7000)
    expect(events).to.deep.equal([])
    release()
    await advance(0)
    expect(events).to.have.length(1)
    expect(manager.announcements).not.to.contain('could not be deleted')
  })

  it('opens the filled-in form if the values are rejected', async () => {
    const platform = await startPlatform({ faults: { [CREATE]: { ...TAKEN, times: 1 } } })
    const manager = await removed(platform)
    await manager.press('button', 'Undo')
    await advance(100)
    expect(manager.storedPresets).to.deep.equal(['guest_arrival', 'Guest arrival', 'On', 'Heat', { Heat: '72°F' }])
    expect(manager.text).to.contain('That key is taken.')
    manager.enter(KEY, 'guests')
    await manager.press('button', 'Save')
    await advance(0)
    expect(platform.requests(CREATE).at(-1)).to.deep.equal({ ...GUEST, climate_preset_key: 'guests' })
    expect(manager.presets).to.include('Guest arrival')
  })

  it('offers a retry after a server error', async () => {
    const platform = await startPlatform({ faults: { [CREATE]: { status: 500, times: 1 } } })
    const manager = await removed(platform)
    await manager.press('button', 'Undo')
    await advance(0)
    expect(manager.announcements).to.contain('The climate preset could not be saved.')
    await manager.press('button', 'Try again')
    await advance(0)
    expect(manager.announcements).to.contain('Undone')
    expect(platform.requests(CREATE)).to.deep.equal([GUEST, GUEST])
  })
})
