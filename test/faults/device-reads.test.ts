import { matrixOf } from './read-cell.js'
import { DEVICE_READS } from './scenarios/reads.js'

describe('Device queries under faults', () => matrixOf(DEVICE_READS))
