export const PUBLISHABLE_KEY = 'seam_pk1_bench'

/** Returns the user with the given number of devices. */
export const userWith = (count) => `bench_user_with_${count}_devices`

/** The parameters of the page. */
export const pageParameters = () => Object.fromEntries(new URLSearchParams(location.search))
