import { matrixOf } from './read-cell.js'
import { OTHER_READS } from './scenarios/reads.js'

describe('Other queries under faults', () => matrixOf(OTHER_READS))
