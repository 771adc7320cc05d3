export { useFakeClock } from '../../passing-time.js'
