"""Runs Debian's aiosmtpd as an independent mail server. argv: the port, and how it behaves."""

import asyncio
import json
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

port, behaviour = int(sys.argv[1]), sys.argv[2]


class Handler:
    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("bounce@"):
            return "550 5.1.1 No such mailbox"
        if address.startswith("busy@"):
            return "450 4.2.1 Mailbox busy"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if behaviour == "slow":
            await asyncio.sleep(5)
        content = envelope.content.decode("utf8", "replace")
        print(json.dumps({"from": envelope.mail_from, "to": envelope.rcpt_tos, "content": content}), flush=True)
        return "250 Accepted"


def refuse(server, session, envelope, mechanism, data):
    return AuthResult(success=False, handled=False)


options = {"authenticator": refuse, "auth_required": True, "auth_require_tls": False} if behaviour == "strict" else {}
controller = Controller(Handler(), hostname="127.0.0.1", port=port, **options)
controller.start()
print("listening", flush=True)
sys.stdin.read()
controller.stop()
