import { matrixOf } from './read-cell.js'
import { OTHER_READS } from './subjects/reads.js'

describe('What is read', () => matrixOf(OTHER_READS))
