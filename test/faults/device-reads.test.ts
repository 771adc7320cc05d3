import { matrixOf } from './read-cell.js'
import { DEVICE_READS } from './subjects/reads.js'

describe('What is read', () => matrixOf(DEVICE_READS))
