import { DeviceTableElement } from '../../elements/device-table.js'
import { LockDetailsElement } from '../../elements/lock-details.js'
import { clickEnabled } from '../enabled.js'
import { show, until } from '../features/support/stage.js'
import { onMatrix } from './cell.js'
import { advance } from './clock.js'
import { type Env, GATE, LOCK, startEnv, THERMOSTAT } from './env.js'
import { FAULTS } from './faults.js'
import { BULK_COMMANDS } from './scenarios/bulk-commands.js'
import { LOCK_COMMANDS } from './scenarios/commands.js'

/** One fault of each class: connection, platform, rate limit, lost response and slow response. */
const CLASSES = new Set([
  'dropped before it arrives',
  '503',
  '429 with retry-after',
  'dropped in the body',
  'answered after 3 s'
])
const FAULTS_OF_CLASSES = FAULTS.filter(({ name }) => CLASSES.has(name))

/** Longer than any automatic retry of a command, in ms. */
const OVER = 20_000

type Limited = DeviceTableElement | LockDetailsElement

async function showRun({ client }: Env): Promise<Limited> {
  const screen = show(DeviceTableElement, { client, deviceIds: [GATE, THERMOSTAT], selectable: true })
  const box = await until(() => screen.root.querySelector<HTMLInputElement>('.select-all input'))
  box.click()
  await advance(0)
  screen.all('button', 'Lock 1 lock')[0]?.click()
  await advance(0)
  await clickEnabled(screen.all('button', 'Lock 1 lock').at(-1))
  return screen.element
}

async function showPress({ client }: Env): Promise<Limited> {
  const screen = show(LockDetailsElement, { client, deviceId: GATE })
  await advance(0)
  await clickEnabled(screen.all('button', 'Lock')[0])
  return screen.element
}

/** Presses every control that would retry the command. */
async function pressAgain({ shadowRoot }: Limited): Promise<void> {
  const buttons = [...(shadowRoot?.querySelectorAll('button') ?? [])]
  const again = buttons.find(({ textContent }) => /^(?:Retry|Try again)/.test(textContent))
  if (again) await clickEnabled(again)
}

describe('Commands that an element may no longer send', () => {
  onMatrix([...BULK_COMMANDS, ...LOCK_COMMANDS])
  for (const [name, send] of Object.entries({ 'a press': showPress, 'a bulk run': showRun })) {
    /** Actions of the host during a pending command, after which the element must not send it. */
    const LIMITS: Readonly<Record<string, (element: Limited, env: Env) => void | Promise<void>>> = {
      'locking is forbidden': (element) => void (element.disableLockUnlock = true),
      'another user signs in': async (element, env) => void (element.client = await env.another('joe')),
      'the element shows another door': (element) => {
        if (element instanceof LockDetailsElement) element.deviceId = LOCK
        else element.deviceIds = [LOCK]
      },
      'a filter excludes the door': (element) => {
        if (element instanceof LockDetailsElement) element.remove()
        else element.deviceFilter = ({ device_id }) => device_id !== GATE
      }
    }
    for (const [limit, set] of Object.entries(LIMITS)) {
      for (const fault of FAULTS_OF_CLASSES) {
        it(`are not sent again after ${name} with the fault "${fault.name}" if ${limit}`, async () => {
          const env = await startEnv(fault)
          env.inject('/locks/lock_door', fault)
          const element = await send(env)
          await advance(0)
          expect(env.requestTimes('/locks/lock_door')).to.have.length(1)
          await set(element, env)
          await advance(fault.does.after)
          env.clear()
          await advance(OVER)
          await pressAgain(element)
          await advance(OVER)
          expect(env.requestTimes('/locks/lock_door')).to.have.length(1)
        })
      }
    }
  }
})

describe('Link to a resource that a filter excludes', () => {
  onMatrix(BULK_COMMANDS)
  for (const fault of FAULTS_OF_CLASSES) {
    it(`offers no command of the resource under the fault "${fault.name}"`, async () => {
      const env = await startEnv(fault)
      env.inject('/devices/list', fault)
      const screen = show(DeviceTableElement, {
        client: env.client,
        deviceFilter: ({ device_id }) => device_id !== GATE,
        openedDeviceId: GATE
      })
      for (const milliseconds of [0, fault.reads.after, OVER]) {
        await advance(milliseconds)
        expect(screen.text).not.to.contain('Gate')
        expect(screen.names('button', /^(?:Lock|Unlock)$/)).to.deep.equal([])
        if (milliseconds === fault.reads.after) env.clear()
      }
    })
  }
})
