"""What stands between the socket and the calls: the path of the house, and the proxies that are believed."""
