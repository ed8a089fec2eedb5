/** From where somebody asks, as whoever carries the Hall says: the network, or the server in front of it. */
export function addressOf(request: Request): string {
  return request.headers.get('CF-Connecting-IP') ?? 'here';
}
