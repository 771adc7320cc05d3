/** Number of requests that browsers send to one host at the same time over HTTP/1.1. */
export const HTTP1_CONNECTIONS = 6
