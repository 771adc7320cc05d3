import { NoiseSensorDetailsElement } from '../../../elements/noise-sensor-details.js'
import { until, words } from '../../features/support/stage.js'
import { SENSOR } from '../env.js'
import { type Command, confirmed, saving, UNREAD, untilForm } from './commands.js'
import { type AnyScreen, press, showing } from './scenario.js'

const LEVEL = 'Alert above (dB)'
const THRESHOLD_FAILED = 'The noise threshold could not be saved. Please try again.'

/** Returns the texts of the threshold rows, or `undefined` while a form replaces them. */
function thresholds({ root }: AnyScreen): string[] | undefined {
  if (root.querySelector('form')) return undefined
  return [...root.querySelectorAll('.noise-rows > li')].map(({ textContent }) => words(textContent))
}

export const THRESHOLD_COMMANDS: readonly Command[] = [
  {
    name: 'create a noise threshold',
    operation: 'noiseSensors.noiseThresholds.create',
    show: showing(NoiseSensorDetailsElement, { deviceId: SENSOR }),
    async open(screen) {
      await until(() => screen.all('button', 'Add threshold').length)
      await press(screen, 'Add threshold')
      await untilForm(screen)
      screen.enter(LEVEL, '66')
    },
    ...saving,
    state: thresholds,
    failed: THRESHOLD_FAILED,
    success: 'Noise threshold created'
  },
  {
    name: 'update a noise threshold',
    operation: 'noiseSensors.noiseThresholds.update',
    show: showing(NoiseSensorDetailsElement, { deviceId: SENSOR }),
    async open(screen) {
      await until(() => screen.all('button', 'Edit Quiet hours').length)
      await press(screen, 'Edit Quiet hours')
      await untilForm(screen)
      screen.enter(LEVEL, '66')
    },
    ...saving,
    state: thresholds,
    failed: THRESHOLD_FAILED,
    expected: UNREAD,
    success: 'Noise threshold updated'
  },
  {
    name: 'delete a noise threshold',
    operation: 'noiseSensors.noiseThresholds.delete',
    show: showing(NoiseSensorDetailsElement, { deviceId: SENSOR }),
    async open(screen) {
      await until(() => screen.all('button', 'Delete Quiet hours').length)
    },
    async act(screen) {
      await press(screen, 'Delete Quiet hours')
      await confirmed(screen)
    },
    state: thresholds,
    failed: 'The noise threshold could not be deleted. Please try again.',
    // The sandbox would restore the resource in the next list.
    without: ['404'],
    expected: { ...UNREAD, 'dropped in the body': 'seen', truncated: 'seen' },
    success: 'Noise threshold is being deleted',
    isSaidAtOnce: true
  }
]
