import { matrixOf } from './read-cell.js'
import { GRANT_READS } from './scenarios/grant-reads.js'

describe('Access grant queries under faults', () => matrixOf(GRANT_READS))
