"""Runs the programs named on the command line, with recorders in place of the libraries they import.

Prints one JSON line for each program: the list of the calls it made, with all their arguments.
"""

import contextlib
import io
import json
import runpy
import sys
import types

calls = []


class Answer:
    text = ""

    def model_dump_json(self, exclude_none):
        return "{}"


def recorder(name, **known):
    def record(*positional, **named):
        calls.append({"call": name, "positional": positional, "named": named, **known})
        return Answer()

    return record


def stream_recorder(name, **known):
    record = recorder(name, **known)
    return lambda **named: [record(**named)]


class Models:
    def __init__(self, client):
        self.generate_content = recorder("generate_content", client=client)
        self.generate_content_stream = stream_recorder("generate_content_stream", client=client)


class Client:
    def __init__(self, **settings):
        self.models = Models(settings)


class AuthorizedSession:
    def __init__(self, credentials):
        self.request = recorder("authorized", credentials=credentials)


def module(name, **members):
    made = types.ModuleType(name)
    made.__path__ = []
    made.__dict__.update(members)
    sys.modules[name] = made
    return made


module("requests", request=recorder("request"))
google = module("google")
google.genai = module("google.genai", Client=Client)
google.auth = module("google.auth", default=lambda **named: (named, "acme"))
module("google.auth.transport")
module("google.auth.transport.requests", AuthorizedSession=AuthorizedSession)

for program in sys.argv[1:]:
    calls.clear()
    with contextlib.redirect_stdout(io.StringIO()):
        runpy.run_path(program)
    print(json.dumps(calls))
